import { stubMedia } from './stub-media.ts';

const isWithin = (media: string, width: number): boolean => {
  const bounds = [...media.matchAll(/(?<end>min|max)-width: (?<size>[\d.]+)(?<unit>em|px)/gu)];
  return (
    bounds.length > 0 &&
    bounds.every(({ groups }) => {
      const bound = Number(groups?.['size']) * (groups?.['unit'] === 'em' ? 16 : 1);
      return groups?.['end'] === 'min' ? width >= bound : width <= bound;
    })
  );
};

/** jsdom has no layout; this simulates a window of this width, in which nothing scrolls or changes its size. */
export const stubWindow = (width: number): void => {
  stubMedia((media) => isWithin(media, width));
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  window.CSS = { ...window.CSS, escape: (text: string) => text };
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  // Auto-growing text fields wait for the fonts, which jsdom does not load.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
};
