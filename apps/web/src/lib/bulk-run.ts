/** Running work on many rows of a list; it continues after the user leaves the list. */
export interface BulkRun {
  kind: 'change' | 'export' | 'write' | 'select';
  done: number;
  /** The number of rows; null while it is unknown. */
  total: number | null;
  /** The list's path. */
  home: string;
  /** The URL of the list where it was started. */
  address: string;
}

/** An undo may be pressed on any page; the URL is then the list's path without a query. */
const addressOfList = (home: string): string => {
  const { pathname, search } = window.location;
  return pathname === home ? pathname + search : home;
};

let run: BulkRun | null = null;
let stopping = new AbortController();
const listeners = new Set<() => void>();

/** Reloading the page would end the work midway without notice. */
const holdPage = (event: BeforeUnloadEvent): void => event.preventDefault();

const publish = (next: BulkRun | null): void => {
  run = next;
  // Adding a listener twice adds it once.
  if (next === null) window.removeEventListener('beforeunload', holdPage);
  else window.addEventListener('beforeunload', holdPage);
  for (const listener of listeners) listener();
};

export const currentBulkRun = (): BulkRun | null => run;

export const subscribeToBulkRun = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stops the run after its current step, or at once if the step respects the signal. */
export const stopBulkRun = (): void => stopping.abort();

export interface BulkRunSteps {
  /** Reports progress. `known` is the total number, when only the work itself could determine it. */
  report: (done: number, known?: number | null) => void;
  /** Reports that everything is read and the file is being written, whose progress is unknown. */
  reportWriting: () => void;
  /** Whether the user has stopped the run. */
  isStopped: () => boolean;
  signal: AbortSignal;
}

/**
 * Runs the work and reports its progress. Only one runs at a time: while another one runs, resolves to null at once.
 */
export const startBulkRun = async <Result>(
  { kind, total, home }: Pick<BulkRun, 'kind' | 'total' | 'home'>,
  work: (steps: BulkRunSteps) => Promise<Result>,
): Promise<Result | null> => {
  if (run !== null) return null;
  stopping = new AbortController();
  const { signal } = stopping;
  const of = { home, address: addressOfList(home) };
  publish({ kind, total, done: 0, ...of });
  try {
    return await work({
      report: (done, known = total) => publish({ kind, total: known, done, ...of }),
      reportWriting: () => publish({ kind: 'write', total: null, done: 0, ...of }),
      isStopped: () => signal.aborted,
      signal,
    });
  } finally {
    publish(null);
  }
};
