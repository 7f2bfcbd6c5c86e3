import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ShownToast } from '../../lib/toast/show-toast.ts';

/** The places in the order in which they are tried; the style sheet defines where each is. */
const places = ['bottom', 'start', 'middle', 'top', 'head'] as const;

const hasDigit = /\d/u;
/** The distance of the sampled points: the width of a short figure, and the height of a line of the smallest text. */
const step = { across: 12, down: 10 };

/** The rectangles in which an element itself, without its children, shows digits. */
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

/** Whether two rectangles overlap. */
const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** The number of elements with figures that a message at that place would cover, determined from the rendered page. */
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

/**
 * Sets the first place where the message covers neither the control that caused it nor a figure; otherwise, of the
 * places that leave the control free, the one that covers the fewest figures.
 */
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

/** Calls back after the page outside the region has changed: figures appear and move while a message is shown. */
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

/**
 * Places the message region so that it covers neither figures nor the control that caused the message, even when the
 * page or window changes.
 */
export const useToastPosition = (shown: ShownToast | null): RefObject<HTMLDivElement | null> => {
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
