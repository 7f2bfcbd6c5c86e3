const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A terminal's Ctrl+C arrives twice: from the terminal and from the package runner. */
const sameSignalWithinMs = 2000;

/** Thrown when startup was asked to stop before it was ready; nothing is left running. */
export class StartInterruptedError extends Error {
  override readonly name = 'StartInterruptedError';
}

/** Returns a signal that is aborted by the first stop signal from now on; a later one ends the process at once. */
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

/** The promise's value; rejects with `StartInterruptedError` as soon as startup should stop, without waiting for the work. */
export async function unlessStopped<Value>(
  stopped: AbortSignal,
  work: Promise<Value>,
): Promise<Value> {
  const stop = new Promise<never>((_resolve, reject) => {
    whenStopped(stopped, () => reject(new StartInterruptedError()));
  });
  return Promise.race([stop, work]);
}

/**
 * Like `unlessStopped`, but waits for work that must not be left half done; the stop signal itself may make the work
 * fail.
 */
export async function finishUnlessStopped<Value>(
  stopped: AbortSignal,
  work: Promise<Value>,
): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw stopped.aborted ? new StartInterruptedError('', { cause: error }) : error;
  }
}
