/** jsdom has no layout: the media queries that match are the ones told. */
export const stubMedia = (matches: (media: string) => boolean): void => {
  window.matchMedia = (media) => ({
    matches: matches(media),
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  });
};
