// Trunk calls this while the program loads: if loading fails, the page says so instead of staying empty.
export default function () {
  const show = (id) => {
    document.getElementById("loading").hidden = true;
    document.getElementById(id).hidden = false;
  };
  return {
    onFailure: () => show(typeof WebAssembly === "object" ? "failed" : "too-old"),
  };
}
