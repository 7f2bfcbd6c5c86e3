import type { Plugin } from 'vitest/config';
import { findAuthorizationMutants, type AuthorizationMutant } from './authorization-mutants.ts';

/**
 * Called each time a condition is evaluated: records the evaluation, and returns whether this condition is the removed
 * one.
 */
export type MutantSwitch = (id: number) => boolean;

type Part = Pick<AuthorizationMutant, 'start' | 'end'>;

const isWithin = (inner: Part, outer: Part): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;
const isSame = (one: Part, other: Part): boolean =>
  one.start === other.start && one.end === other.end;

/** A part of the source, with a switch to its mutants at each condition. */
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
/**
 * Computed when the first source is requested: every run loads this plugin, but few runs include the project that uses
 * it.
 */
const mutantsOf = (id: string): readonly AuthorizationMutant[] => {
  found ??= findAuthorizationMutants();
  return found.filter(({ file }) => id.endsWith(`/${file}`));
};

/** A plugin for a build in which each access condition can be switched off by its number at run time. */
export const mutantPlugin = (): Plugin => ({
  name: 'authorization-mutants',
  enforce: 'pre',
  // Compiled sources must not be cached: a change to any other source renumbers the mutants.
  configureVitest: ({ experimental_defineCacheKeyGenerator: onKey }) =>
    onKey(({ id }) => (mutantsOf(id).length > 0 ? false : null)),
  transform(code, id) {
    const mutants = mutantsOf(id);
    if (mutants.length === 0) return null;
    const whole = { start: 0, end: code.length };
    return `import { sql as $sql } from 'drizzle-orm';\n${written(code, whole, mutants)}`;
  },
});
