import type { Plugin } from 'vitest/config';
import { findAuthorizationMutants, type AuthorizationMutant } from './authorization-mutants.ts';

/** Asked each time a condition is met: notes that it was, and says whether it is the one that is away. */
export type MutantSwitch = (id: number) => boolean;

type Part = Pick<AuthorizationMutant, 'start' | 'end'>;

const isWithin = (inner: Part, outer: Part): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;
const isSame = (one: Part, other: Part): boolean =>
  one.start === other.start && one.end === other.end;

/** A part of the source, each condition in it with its mutants beside it. */
const written = (text: string, whole: Part, mutants: readonly AuthorizationMutant[]): string => {
  const own = mutants.filter((mutant) => isSame(mutant, whole));
  const inner = mutants.filter((mutant) => isWithin(mutant, whole) && !isSame(mutant, whole));
  const outermost = inner
    .filter((mutant) => !inner.some((other) => isWithin(mutant, other) && !isSame(mutant, other)))
    .filter((mutant, at, all) => all.findIndex((other) => isSame(mutant, other)) === at)
    .toSorted((one, other) => one.start - other.start);
  let at = whole.start;
  let code = '';
  for (const part of outermost) {
    code += text.slice(at, part.start) + written(text, part, inner);
    at = part.end;
  }
  code += text.slice(at, whole.end);
  return own.reduce(
    (rest, { id, becomes }) => `(globalThis.$mutant?.(${id}) === true ? (${becomes}) : (${rest}))`,
    code,
  );
};

let found: readonly AuthorizationMutant[] | undefined;
/** Looked for when a source is first asked for: every run reads this plugin, and few have the project that uses it. */
const mutantsOf = (id: string): readonly AuthorizationMutant[] => {
  found ??= findAuthorizationMutants();
  return found.filter(({ file }) => id.endsWith(`/${file}`));
};

/** For a build whose every authorization condition can be switched off by its number while it runs. */
export const mutantPlugin = (): Plugin => ({
  name: 'authorization-mutants',
  enforce: 'pre',
  // What a source is compiled to changes with any other one: its numbers do.
  configureVitest: ({ experimental_defineCacheKeyGenerator: onKey }) =>
    onKey(({ id }) => (mutantsOf(id).length > 0 ? false : null)),
  transform(code, id) {
    const mutants = mutantsOf(id);
    if (mutants.length === 0) return null;
    const whole = { start: 0, end: code.length };
    return `import { sql as $sql } from 'drizzle-orm';\n${written(code, whole, mutants)}`;
  },
});
