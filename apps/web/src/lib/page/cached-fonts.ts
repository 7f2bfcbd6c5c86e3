const key = 'valia.letters';

/** Whether a public page's letters were brought to this browser. */
export const areFontsCached = (): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Storage can be blocked: a phone's pages then stand in the letters that it has.
    return false;
  }
};

/** Brings a public page's letters to a phone that shows it without them, for the pages that it opens next. */
export const cacheFonts = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-letters]')];
  const missing = links.filter(({ media }) => !matchMedia(media).matches);
  if (missing.length === 0) return;
  try {
    await Promise.all(missing.map(({ href }) => fetch(href, { priority: 'low' })));
    localStorage.setItem(key, 'kept');
  } catch {
    // Offline, or a browser that refuses storage: the next page begins as this one did.
  }
};
