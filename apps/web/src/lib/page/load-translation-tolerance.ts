/**
 * Makes the page tolerate a browser's translation, once the code for that has loaded. Until then the page also works,
 * because a browser only translates what is already shown.
 */
export const loadTranslationTolerance = (): void =>
  void import('./tolerate-browser-translation.ts')
    .then(({ tolerateBrowserTranslation }) => tolerateBrowserTranslation())
    .catch(() => undefined);
