export type Expectation = readonly [what: string, seen: unknown, wanted: unknown];

/** Tells of everything that is not as it should be. */
export function* differences(expectations: readonly Expectation[]): Generator<string> {
  for (const [what, seen, wanted] of expectations)
    if (seen !== wanted) yield `${what}: ${String(seen)} and not ${String(wanted)}`;
}
