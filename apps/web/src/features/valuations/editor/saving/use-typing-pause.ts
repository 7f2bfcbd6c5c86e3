import { useEffect, useState } from 'react';

const pauseMs = 1_000;

/**
 * Whether typing has paused since `isAsked` became true: a dialog that opened earlier would interrupt the user in the
 * middle of a word.
 */
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
