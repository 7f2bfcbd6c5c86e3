const key = 'valia.letters';

/** Whether this browser has already loaded the public pages' fonts. */
export const areFontsCached = (): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Storage may be blocked: on a phone, the pages then use the system fonts.
    return false;
  }
};

/** Loads a public page's fonts on a phone that shows the page without them, for the next pages. */
export const cacheFonts = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-letters]')];
  const missing = links.filter(({ media }) => !matchMedia(media).matches);
  if (missing.length === 0) return;
  try {
    await Promise.all(missing.map(({ href }) => fetch(href, { priority: 'low' })));
    localStorage.setItem(key, 'kept');
  } catch {
    // Offline, or storage is refused: the next page starts without these fonts too.
  }
};
