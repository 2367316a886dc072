// Before anything is painted, so that a dark room stays dark while the page loads. Settings do the same later.
(() => {
  let theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("bugduel-settings") || "{}").theme || "auto";
  } catch {
    // Storage that is switched off or spoilt: as the system says.
  }
  if (theme === "auto") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  document.documentElement.dataset.theme = theme;
})();
