import { stubMedia } from '../../../../lib/testing/stub-media.ts';

/** jsdom has no layout: nothing matches a media query, and nothing is observed. */
export const stubLayout = (): void => {
  stubMedia(() => false);
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  window.CSS = { ...window.CSS, escape: (text: string) => text };
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  // Growing text fields wait for the fonts, which jsdom does not load.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
};
