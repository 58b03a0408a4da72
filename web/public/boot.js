// Before the first paint: light or dark, colours and motion, as they were chosen; and the texts are sent for.
(function () {
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('mandate-settings') || '{}') || {};
  } catch (_) {
    // What is kept may be closed to the page, or broken.
  }
  var system = function (query) {
    return matchMedia(query).matches;
  };
  var root = document.documentElement.dataset;
  root.theme = chosen.theme === 'light' || chosen.theme === 'dark' ? chosen.theme : system('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  root.palette = chosen.palette || 'usual';
  root.motion = chosen.motion === 'on' || chosen.motion === 'off' ? chosen.motion : system('(prefers-reduced-motion: reduce)') ? 'off' : 'on';

  // The end of a build puts the file of each language here.
  var texts = {};
  var wanted = [chosen.language].concat(navigator.languages).map(function (tag) {
    return String(tag).slice(0, 2).toLowerCase();
  });
  var language = wanted.filter(function (tag) {
    return texts[tag];
  })[0];
  var link = document.createElement('link');
  link.rel = 'modulepreload';
  if (!texts.en) return;
  link.href = new URL(texts[language || 'en'], document.currentScript.src).href;
  document.head.appendChild(link);
})();
