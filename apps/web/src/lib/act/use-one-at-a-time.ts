import { useRef } from 'react';

/** Runs an action. While another one is still running, it does nothing and resolves to undefined. */
type RunAlone = <Result>(action: () => Promise<Result>) => Promise<Result | undefined>;

/** Prevents a second press from sending twice: a button only shows as pending after the next render. */
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
