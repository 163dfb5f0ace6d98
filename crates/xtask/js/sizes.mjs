// Prints the size of each file as it is, with gzip and with brotli: node sizes.mjs FILES.
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

for (const file of process.argv.slice(2)) {
  const bytes = readFileSync(file);
  const gzip = gzipSync(bytes, { level: 9 }).length;
  console.log(bytes.length, gzip, brotliCompressSync(bytes).length, file);
}
