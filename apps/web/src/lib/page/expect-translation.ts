/**
 * Makes the page bear a browser's translation, once what that takes has come: a browser translates what is shown, and
 * without it the page works until one does.
 */
export const expectTranslation = (): void =>
  void import('./bear-translation.ts')
    .then(({ bearTranslation }) => bearTranslation())
    .catch(() => undefined);
