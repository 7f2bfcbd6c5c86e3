// Runs before the first paint, as a file or, in a public page, within it under its hash.
(() => {
  const root = document.documentElement;
  const { page } = root.dataset;
  /** @param {string} key */
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage can be blocked: the defaults hold.
      return null;
    }
  };
  const media = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const scheme = read('mantine-color-scheme-value');
    const dark = scheme === 'dark' || (scheme !== 'light' && media.matches);
    root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
    root.style.backgroundColor = dark ? '#10151c' : '#f6f4ef';
  };
  show();
  const until = /"expiresAt":"([^"]+)"/.exec(read('valia.session') ?? '');
  if (until && Date.parse(until[1] ?? '') > Date.now()) root.setAttribute('data-signed-in', '');
  const inPath = /^\/(ca|en)(?:\/|$)/.exec(location.pathname);
  const chosen = inPath ? inPath[1] : read('language');
  const isOther = chosen === 'ca' || chosen === 'en';
  if (page) media.addEventListener('change', show);
  // Whoever is led, or comes back, to a place further down needs all that stands before it in its size.
  const [arrival] = performance.getEntriesByType('navigation');
  const isNew = arrival !== undefined && 'type' in arrival && arrival.type === 'navigate';
  if (page && isNew && !location.hash) root.setAttribute('data-arriving', '');
  if (page && inPath) {
    try {
      localStorage.setItem('language', page);
    } catch {
      // A browser that refuses storage only forgets the choice.
    }
  } else if (page && isOther) {
    const path = location.pathname === '/' ? '' : location.pathname;
    location.replace(`/${chosen}${path}${location.search}${location.hash}`);
  }
  if (isOther) root.lang = chosen;
})();
