const key = 'valia.letters';

/** Brings a public page's letters to a phone that shows it without them, for the pages that it opens next. */
export const keepLetters = async (): Promise<void> => {
  const style = document.getElementById('letters');
  if (!(style instanceof HTMLStyleElement) || matchMedia(style.media).matches) return;
  const files = [...style.textContent.matchAll(/url\((.+?)\)/g)].flatMap(([, url]) => url ?? []);
  try {
    await Promise.all(files.map((file) => fetch(file, { priority: 'low' })));
    localStorage.setItem(key, 'kept');
  } catch {
    // Offline, or a browser that refuses storage: the next page begins as this one did.
  }
};
