import { overlaps } from './overlaps.ts';

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

/** How many elements with figures a message at that place would lie on; asked of the page, whatever it shows. */
export const coveredFigures = (card: DOMRect, message: Element): number => {
  const beneath = new Set<Element>();
  for (let y = card.top + 1; y < card.bottom; y += step.down)
    for (let x = card.left + 1; x < card.right; x += step.across)
      for (const element of document.elementsFromPoint(x, y)) beneath.add(element);
  return [...beneath].filter(
    (element) =>
      !message.contains(element) && ownFigures(element).some((figure) => overlaps(figure, card)),
  ).length;
};
