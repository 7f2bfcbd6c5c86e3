export interface CollectedTest {
  name: string;
  run: () => unknown;
}

type Body = (...row: unknown[]) => unknown;

const collected: CollectedTest[] = [];

/** Returns the tests declared since the last call. */
export const collectTests = (): CollectedTest[] => collected.splice(0);

const add = (name: string, run: () => unknown): void => {
  collected.push({ name, run });
};

const rowOf = (row: unknown): unknown[] => (Array.isArray(row) ? row : [row]);

/** A replacement for vitest's `test`, so that each test can run many times in one process. */
export const test = Object.assign(
  (name: string, options: unknown, body?: unknown) => {
    const run = typeof options === 'function' ? options : body;
    if (typeof run === 'function') add(name, run as () => unknown);
  },
  {
    each: (rows: readonly unknown[]) => (name: string, body: Body) => {
      for (const row of rows) add(`${name} ${JSON.stringify(row)}`, () => body(...rowOf(row)));
    },
  },
);

export const describe = Object.assign(
  (_name: string, declare: () => void) => {
    declare();
  },
  {
    each: (rows: readonly unknown[]) => (_name: string, declare: Body) => {
      for (const row of rows) declare(...rowOf(row));
    },
  },
);

/** A replacement for vitest's `inject`: mutants are tested with the ordinary number of runs. */
export const inject = (): boolean => false;
