import { useRef } from 'react';

/** Runs an action; undefined, and nothing is run, while another one is still under way. */
type RunAlone = <Result>(action: () => Promise<Result>) => Promise<Result | undefined>;

/** Keeps a second press from sending twice: a button that is pending follows only once it is drawn again. */
export const useOneAtATime = (): RunAlone => {
  const isRunning = useRef(false);
  return async (action) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await action();
    } finally {
      isRunning.current = false;
    }
  };
};
