import { useLayoutEffect, useRef } from 'react';
import { useStableCallback } from '../use-stable-callback.ts';

/** Gives the focus a place when the item that held it goes: otherwise a person at the keyboard is nowhere. */
export const useFocusAfterRemoval = (count: number, focus: () => void): void => {
  const before = useRef(count);
  const give = useStableCallback(focus);
  useLayoutEffect(() => {
    if (count < before.current && document.activeElement === document.body) give();
    before.current = count;
  }, [count, give]);
};
