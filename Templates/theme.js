// Runs before the first paint, so that a remembered theme never flashes the other one.
(() => {
  'use strict';
  try {
    const theme = localStorage.getItem('vitrine-theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage may be denied, as on file://; the system's appearance holds then.
  }
})();
