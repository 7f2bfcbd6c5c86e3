import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ShownToast } from '../../lib/toast/show-toast.ts';

/** In the order in which they are tried; the style sheet says where each is. */
const places = ['bottom', 'start', 'middle', 'top', 'head'] as const;

const hasDigit = /\d/u;
/** Points are as far apart as a short figure is wide and a line of the smallest text high. */
const step = { across: 12, down: 10 };

/** Where an element itself, without what it contains, shows digits. */
const ownFigures = (element: Element): DOMRect[] => {
  if (element instanceof HTMLInputElement)
    return hasDigit.test(element.value) ? [element.getBoundingClientRect()] : [];
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || !hasDigit.test(node.data)) return [];
    const range = document.createRange();
    range.selectNode(node);
    return [...range.getClientRects()];
  });
};

/** Whether two rectangles share a part of the page. */
const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** How many elements with figures a message at that place would lie on; asked of the page, whatever it shows. */
const coveredFigures = (card: DOMRect, message: Element): number => {
  const beneath = new Set<Element>();
  for (let y = card.top + 1; y < card.bottom; y += step.down)
    for (let x = card.left + 1; x < card.right; x += step.across)
      for (const element of document.elementsFromPoint(x, y)) beneath.add(element);
  return [...beneath].filter(
    (element) =>
      !message.contains(element) && ownFigures(element).some((figure) => overlaps(figure, card)),
  ).length;
};

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
