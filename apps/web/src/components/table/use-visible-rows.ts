import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

interface WindowRowsOptions {
  /** The element that contains the rows: its position in the page is where they start. */
  containerRef: RefObject<HTMLElement | null>;
  count: number;
  keyOf: (index: number) => string;
  estimatedHeight: number;
  /** The gap between two rows in pixels. */
  gap?: number;
  /**
   * The index of the row with the focus, which stays rendered wherever the window is scrolled; null when there is none.
   */
  keptIndex: number | null;
  onEndNear: () => void;
}

const overscan = 10;
const nearTheEnd = 30;

/** The rows near the window, with the empty space before each; the page itself scrolls. */
export const useVisibleRows = (options: WindowRowsOptions) => {
  const { containerRef, count, keyOf, estimatedHeight, gap = 0, keptIndex, onEndNear } = options;
  const [scrollMargin, setScrollMargin] = useState(0);

  useLayoutEffect(() => {
    const measure = (): void => {
      const top = containerRef.current?.getBoundingClientRect().top ?? 0;
      setScrollMargin(Math.round(top + window.scrollY));
    };
    measure();
    // Content above the rows may grow or disappear, which changes the height of the page.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [containerRef]);

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimatedHeight,
    getItemKey: keyOf,
    overscan,
    gap,
    scrollMargin,
    // Rows are measured while they are rendered, when React cannot render synchronously.
    useFlushSync: false,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return keptIndex === null || keptIndex >= count || indexes.includes(keptIndex)
        ? indexes
        : [...indexes, keptIndex].toSorted((a, b) => a - b);
    },
  });

  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= count - nearTheEnd) onEndNear();
  }, [last, count, onEndNear]);

  const rows = items.map((item, position) => {
    const before = items[position - 1];
    const previousEnd = before === undefined ? 0 : before.end - scrollMargin + gap;
    return { ...item, spaceBefore: Math.max(0, item.start - scrollMargin - previousEnd) };
  });
  const lastEnd = (items.at(-1)?.end ?? scrollMargin) - scrollMargin;
  const spaceAfter = Math.max(0, virtualizer.getTotalSize() - lastEnd);
  return {
    rows,
    spaceAfter,
    measure: virtualizer.measureElement,
    showRow: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
};
