// Loads the program of the pictures once the first of them comes near. crates/pages puts before it
// `program`, the name of its files.
const near = new IntersectionObserver((pictures) => {
  if (!pictures.some((picture) => picture.isIntersecting)) return;
  near.disconnect();
  const file = (ending) => new URL(program + ending, import.meta.url).href;
  import(file(".js")).then((live) => live.default({ module_or_path: file("_bg.wasm") }));
}, { rootMargin: "300px" });
document.querySelectorAll("figure[data-position]").forEach((picture) => near.observe(picture));
