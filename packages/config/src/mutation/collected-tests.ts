export interface CollectedTest {
  name: string;
  run: () => unknown;
}

type Body = (...row: unknown[]) => unknown;

const collected: CollectedTest[] = [];

/** The tests that were declared since the last call. */
export const takeCollectedTests = (): CollectedTest[] => collected.splice(0);

const add = (name: string, run: () => unknown): void => {
  collected.push({ name, run });
};

/** Stands in for vitest's `test` where each test is run many times in one process. */
export const test = Object.assign(
  (name: string, options: unknown, body?: unknown) => {
    const run = typeof options === 'function' ? options : body;
    if (typeof run === 'function') add(name, run as () => unknown);
  },
  {
    each: (rows: readonly unknown[]) => (name: string, body: Body) => {
      for (const row of rows) {
        const values: unknown[] = Array.isArray(row) ? row : [row];
        add(`${name} ${JSON.stringify(values)}`, () => body(...values));
      }
    },
  },
);

export const describe = (_name: string, declare: () => void): void => {
  declare();
};
