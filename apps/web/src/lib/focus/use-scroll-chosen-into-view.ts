import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row that scrolls sideways: scrolls the chosen item into view whenever it changes, without scrolling the page.
 */
export const useScrollChosenIntoView = <Row extends HTMLElement>(
  chosen: string | number,
): RefObject<Row | null> => {
  const row = useRef<Row>(null);
  const shown = useRef<typeof chosen | null>(null);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    const one = row.current?.querySelector('[aria-selected="true"], [aria-current]');
    if (row.current === null || one == null) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), one.getBoundingClientRect()];
    const [before, after] = [inner.left - outer.left, inner.right - outer.right];
    if (before < 0) row.current.scrollLeft += before;
    else if (after > 0) row.current.scrollLeft += Math.min(after, before);
  }, [chosen]);
  return row;
};
