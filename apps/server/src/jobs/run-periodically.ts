export interface Repetition {
  everyMs: number;
  /** One round; it is never run beside itself. True asks for the next one at once. */
  work: () => Promise<boolean>;
  onError: (error: unknown) => void;
}

export interface Repeating {
  /** No round begins after this; resolves when the one that runs has ended. */
  stop: () => Promise<void>;
}

/** Runs work again and again; what goes wrong in a round is told, and the next one comes all the same. */
export function runPeriodically({ everyMs, work, onError }: Repetition): Repeating {
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
