/** Work over many rows of a list that is under way; it goes on when one leaves the list. */
export interface BulkRun {
  kind: 'change' | 'export' | 'write' | 'select';
  done: number;
  /** Null while it is not known how many there will be. */
  total: number | null;
  /** The list's path. */
  home: string;
  /** The list it was begun at. */
  address: string;
}

/** An undo may be pressed anywhere: it leads to the list as such. */
const addressOfList = (home: string): string => {
  const { pathname, search } = window.location;
  return pathname === home ? pathname + search : home;
};

let run: BulkRun | null = null;
let stopping = new AbortController();
const listeners = new Set<() => void>();

/** Reloading would end it midway, without a word. */
const holdPage = (event: BeforeUnloadEvent): void => event.preventDefault();

const publish = (next: BulkRun | null): void => {
  run = next;
  // Adding a listener twice adds it once.
  if (next === null) window.removeEventListener('beforeunload', holdPage);
  else window.addEventListener('beforeunload', holdPage);
  for (const listener of listeners) listener();
};

export const currentRun = (): BulkRun | null => run;

export const subscribeToRun = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** After the step that is under way, unless it heeds the signal. */
export const stopRun = (): void => stopping.abort();

export interface RunSteps {
  /** `known`: how many there will be, where only the work found out. */
  report: (done: number, known?: number | null) => void;
  /** All is read: now the file is written, nobody knows how far. */
  reportWriting: () => void;
  /** Somebody asked for no more steps. */
  isStopped: () => boolean;
  signal: AbortSignal;
}

/** Runs the work and says how far it is. One at a time: while another one runs, it answers null at once. */
export const startRun = async <Result>(
  { kind, total, home }: Pick<BulkRun, 'kind' | 'total' | 'home'>,
  work: (steps: RunSteps) => Promise<Result>,
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
