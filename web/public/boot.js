// Before the first paint: light or dark, colours and motion, as they were chosen.
(function () {
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('mandate-settings') || '{}') || {};
  } catch (_) {}
  var system = function (query) {
    return matchMedia(query).matches;
  };
  var root = document.documentElement.dataset;
  root.theme = chosen.theme === 'light' || chosen.theme === 'dark' ? chosen.theme : system('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  root.palette = chosen.palette || 'usual';
  root.motion = chosen.motion === 'on' || chosen.motion === 'off' ? chosen.motion : system('(prefers-reduced-motion: reduce)') ? 'off' : 'on';
})();
