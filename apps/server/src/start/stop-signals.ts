const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A terminal's Ctrl+C arrives from the terminal and again from the package runner. */
const sameSignalWithinMs = 2000;

/** The start was asked to stop before it was ready; nothing is left running. */
export class StartStopped extends Error {
  override readonly name = 'StartStopped';
}

/** Is aborted by the first signal to stop, from now on; a later one ends the process at once. */
export function listenForStop(): AbortSignal {
  const stopping = new AbortController();
  let firstSignalAt: number | null = null;
  for (const signal of signals) {
    process.on(signal, () => {
      if (firstSignalAt === null) {
        firstSignalAt = Date.now();
        stopping.abort();
      } else if (Date.now() - firstSignalAt > sameSignalWithinMs) {
        process.exit(1);
      }
    });
  }
  return stopping.signal;
}

export function whenStopped(stopped: AbortSignal, act: () => void): void {
  if (stopped.aborted) {
    act();
  } else {
    stopped.addEventListener('abort', act, { once: true });
  }
}

/** The promise's value; rejects with `StartStopped` as soon as the start is to stop, without waiting for it. */
export async function unlessStopped<Value>(
  stopped: AbortSignal,
  work: Promise<Value>,
): Promise<Value> {
  const stop = new Promise<never>((_resolve, reject) => {
    whenStopped(stopped, () => reject(new StartStopped()));
  });
  return Promise.race([stop, work]);
}

/** The same, but waits for work that must not be left half done; a failure may come from the signal itself. */
export async function finishUnlessStopped<Value>(
  stopped: AbortSignal,
  work: Promise<Value>,
): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw stopped.aborted ? new StartStopped('', { cause: error }) : error;
  }
}
