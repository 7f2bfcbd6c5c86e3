export type Expectation = readonly [what: string, seen: unknown, wanted: unknown];

/** Reports every value that differs from the expected one. */
export function* describeDifferences(expectations: readonly Expectation[]): Generator<string> {
  for (const [what, seen, wanted] of expectations)
    if (seen !== wanted) yield `${what}: ${String(seen)} and not ${String(wanted)}`;
}
