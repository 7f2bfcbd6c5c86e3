import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface TableWidth {
  /** Whether columns are narrower, because the table would not fit otherwise. */
  isNarrow: boolean;
  /** Whether the table scrolls sideways, because it does not fit even with narrow columns. */
  scrolls: boolean;
}

const enough: TableWidth = { isNarrow: false, scrolls: false };

/**
 * Whether the table fits into its sheet: figures are never cut off, so long ones may need more than the window's width.
 * `key` identifies the table's content: when it changes, wide columns are tried again.
 */
export const useTableWidth = (sheet: RefObject<HTMLElement | null>, key: string): TableWidth => {
  const [room, setRoom] = useState({ key, ...enough });
  const wide = useRef(0);
  const { isNarrow, scrolls } = room.key === key ? room : enough;
  useLayoutEffect(() => {
    const table = sheet.current?.querySelector('table');
    if (!table) return undefined;
    const measure = (): void => {
      const width = sheet.current?.clientWidth ?? 0;
      if (!isNarrow) wide.current = table.offsetWidth;
      const next = { isNarrow: wide.current > width + 1, scrolls: table.offsetWidth > width + 1 };
      if (next.isNarrow === isNarrow && next.scrolls === scrolls) return;
      setRoom({ key, ...next });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    if (sheet.current) observer.observe(sheet.current);
    return () => observer.disconnect();
  }, [sheet, key, isNarrow, scrolls]);
  return { isNarrow, scrolls };
};
