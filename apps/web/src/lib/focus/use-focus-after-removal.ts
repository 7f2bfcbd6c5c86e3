import { useLayoutEffect, useRef } from 'react';
import { useStableCallback } from '../use-stable-callback.ts';

/** Moves the focus when the item that had it is removed: otherwise a keyboard user would lose their place. */
export const useFocusAfterRemoval = (count: number, focus: () => void): void => {
  const before = useRef(count);
  const give = useStableCallback(focus);
  useLayoutEffect(() => {
    if (count < before.current && document.activeElement === document.body) give();
    before.current = count;
  }, [count, give]);
};
