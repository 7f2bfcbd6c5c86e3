import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ShownToast } from '../../lib/toast/show-toast.ts';

/** In the order in which they are tried; the style sheet says where each is. */
const places = ['bottom', 'start', 'top'] as const;

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** The first place at which the message leaves the control free whose act it tells of; the usual one if none does. */
const placeFor = (region: HTMLElement, origin: Element): void => {
  const control = origin.getBoundingClientRect();
  for (const place of places) {
    region.dataset['place'] = place;
    const card = region.querySelector('[data-kind]')?.getBoundingClientRect();
    if (card === undefined || !overlaps(card, control)) return;
  }
  region.dataset['place'] = places[0];
};

/** For the messages' region: keeps them off the control that made them, however the page or the window changes. */
export const useToastPlace = (shown: ShownToast | null): RefObject<HTMLDivElement | null> => {
  const region = useRef<HTMLDivElement>(null);
  const id = shown?.id;
  const origin = shown?.origin ?? null;
  useLayoutEffect(() => {
    const { current } = region;
    if (current === null || id === undefined) return;
    const place = (): void => {
      if (origin?.isConnected === true) placeFor(current, origin);
      else current.dataset['place'] = places[0];
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [id, origin]);
  return region;
};
