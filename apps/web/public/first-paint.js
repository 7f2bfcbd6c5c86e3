// Runs before the first paint, as a file because the content security policy refuses inline scripts.
(() => {
  const root = document.documentElement;
  let scheme = null;
  let language = null;
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value');
    language = localStorage.getItem('language');
  } catch {
    // Storage can be blocked: the defaults hold.
  }
  const dark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  root.style.backgroundColor = dark ? '#10151c' : '#f6f4ef';
  const inPath = /^\/(ca|en)$/.exec(location.pathname);
  const chosen = inPath ? inPath[1] : language;
  if (chosen === 'ca' || chosen === 'en') root.lang = chosen;
})();
