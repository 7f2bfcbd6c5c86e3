import { useLayoutEffect, useRef } from 'react';
import { useSteady } from '../use-steady.ts';

/** Gives the focus a place when the item that held it goes: otherwise a person at the keyboard is nowhere. */
export const useFocusAfterRemoval = (count: number, focus: () => void): void => {
  const before = useRef(count);
  const give = useSteady(focus);
  useLayoutEffect(() => {
    if (count < before.current && document.activeElement === document.body) give();
    before.current = count;
  }, [count, give]);
};
