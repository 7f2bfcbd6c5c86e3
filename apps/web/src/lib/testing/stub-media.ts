/** jsdom has no layout, so the matching media queries are specified by the test. */
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
