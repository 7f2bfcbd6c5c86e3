import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ShownToast } from '../../lib/toast/show-toast.ts';
import { coveredFigures } from './covered-figures.ts';
import { overlaps } from './overlaps.ts';

/** In the order in which they are tried; the style sheet says where each is. */
const places = ['bottom', 'start', 'middle', 'top', 'head'] as const;

/** The first place where the message lies neither on the control whose act it tells of nor on a figure, else on the fewest. */
const placeFor = (region: HTMLElement, origin: Element | null): void => {
  const control = origin?.isConnected === true ? origin.getBoundingClientRect() : null;
  let least: { place: (typeof places)[number]; covered: number } | null = null;
  for (const place of places) {
    region.dataset['place'] = place;
    const card = region.querySelector('[data-kind]')?.getBoundingClientRect();
    if (card === undefined) return;
    if (control !== null && overlaps(card, control)) continue;
    const covered = coveredFigures(card, region);
    if (covered === 0) return;
    if (least === null || covered < least.covered) least = { place, covered };
  }
  region.dataset['place'] = least?.place ?? places[0];
};

const betweenLooksMs = 200;

/** Calls back after the page outside the region has changed: figures come and move while a message is shown. */
const watchPage = (region: HTMLElement, onChange: () => void): (() => void) => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver((changes) => {
    if (waiting !== undefined || changes.every(({ target }) => region.contains(target))) return;
    waiting = setTimeout(() => {
      waiting = undefined;
      onChange();
    }, betweenLooksMs);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(waiting);
  };
};

/** For the messages' region: keeps them off figures and the control that made them, however page or window change. */
export const useToastPlace = (shown: ShownToast | null): RefObject<HTMLDivElement | null> => {
  const region = useRef<HTMLDivElement>(null);
  const id = shown?.id;
  const origin = shown?.origin ?? null;
  useLayoutEffect(() => {
    const { current } = region;
    if (current === null || id === undefined) return;
    const place = (): void => placeFor(current, origin);
    place();
    const stopWatching = watchPage(current, place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      stopWatching();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [id, origin]);
  return region;
};
