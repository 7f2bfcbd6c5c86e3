import { type RefObject, useLayoutEffect, useRef } from 'react';

interface ReadingOn {
  /** The `ref` of the element that contains the items. */
  list: (element: HTMLElement | null) => void;
  /** The props of the button that loads more items. */
  button: { onFocus: () => void; onBlur: () => void };
}

/** Found by `data-index` in a list that only renders the items near the window. */
const itemAt = ({ current: list }: RefObject<HTMLElement | null>, index: number) =>
  list?.querySelector(`[data-index="${index}"]`) ?? list?.children[index];

/** When the button that loads more items disappears, its focus moves to the first newly loaded item. */
export const useFocusOnNewItems = (count: number, hasMore: boolean): ReadingOn => {
  const list = useRef<HTMLElement | null>(null);
  const shown = useRef(count);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const first = itemAt(list, shown.current);
    shown.current = count;
    if (hasMore || !hasFocus.current) return;
    hasFocus.current = false;
    if (document.activeElement !== document.body || !(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    first.focus();
  }, [count, hasMore]);
  return {
    list: (element) => void (list.current = element),
    button: {
      onFocus: () => void (hasFocus.current = true),
      onBlur: () => void (hasFocus.current = false),
    },
  };
};
