/** An event of Chromium's trace. Times are in microseconds; `tdur` is processor time alone. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** The tasks of the thread that handles the page's events. */
export const mainThreadTasks = (events: readonly TraceEvent[]): TraceEvent[] => {
  const page = events.find(({ name }) => name === 'EventDispatch');
  return events.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === page?.pid && tid === page.tid,
  );
};
