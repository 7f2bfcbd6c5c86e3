import { type RefObject, useLayoutEffect, useRef } from 'react';

interface ReadingOn {
  /** For the element that holds the items one by one. */
  list: (element: HTMLElement | null) => void;
  /** For the button that reads the list on. */
  button: { onFocus: () => void; onBlur: () => void };
}

/** A list that draws only what is near the window says which item is which. */
const itemAt = ({ current: list }: RefObject<HTMLElement | null>, index: number) =>
  list?.querySelector(`[data-index="${index}"]`) ?? list?.children[index];

/** Once the button that reads a list on is gone, the focus that it had is on the first item that it brought. */
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
