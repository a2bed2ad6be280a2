// Before the first paint: the chosen theme and language on <html>. A file of its own because the
// content security policy allows no inline script.
try {
  var theme = localStorage.getItem('vite-ui-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  var language = JSON.parse(localStorage.getItem('generalSettings') || '{}').language;
  if (language === 'en') document.documentElement.lang = 'en-CA';
} catch {
  // Storage is refused: the defaults stand.
}
