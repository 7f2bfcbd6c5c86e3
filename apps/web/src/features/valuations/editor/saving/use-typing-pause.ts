import { useEffect, useState } from 'react';

const pauseMs = 1_000;

/** Whether a moment went by without a key since this is asked: a dialog that opens before would cut what is typed in two. */
export const useTypingPause = (isAsked: boolean): boolean => {
  const [hasPaused, setHasPaused] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const pause = (): void => setHasPaused(true);
    let timer = setTimeout(pause, pauseMs);
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(pause, pauseMs);
    };
    window.addEventListener('keydown', wait, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', wait, true);
      setHasPaused(false);
    };
  }, [isAsked]);
  return hasPaused;
};
