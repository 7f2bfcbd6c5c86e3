/** An event of Chromium's trace; times in microseconds, `tdur` of the processor alone. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** What the thread did that answers the page's events, task by task. */
export const mainThreadTasks = (events: readonly TraceEvent[]): TraceEvent[] => {
  const page = events.find(({ name }) => name === 'EventDispatch');
  return events.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === page?.pid && tid === page.tid,
  );
};
