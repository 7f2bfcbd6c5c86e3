export interface PeriodicWork {
  everyMs: number;
  /** One round; two rounds never overlap. Returning true starts the next one at once. */
  work: () => Promise<boolean>;
  onError: (error: unknown) => void;
}

export interface RunningPeriodicWork {
  /** No round begins after this call; resolves when the running round has ended. */
  stop: () => Promise<void>;
}

/** Runs work again and again; an error in a round is passed to `onError`, and the next round still runs. */
export function runPeriodically({ everyMs, work, onError }: PeriodicWork): RunningPeriodicWork {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = () =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, everyMs);
      signal.addEventListener('abort', end);
    });
  const isMoreToDo = async (): Promise<boolean> => {
    try {
      return await work();
    } catch (error) {
      onError(error);
      return false;
    }
  };
  const rounds = async () => {
    while (!signal.aborted) {
      if (!(await isMoreToDo()) && !signal.aborted) {
        await pause();
      }
    }
  };
  const ended = rounds();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
