import { authorizationMutants } from './authorization-mutants.ts';
import type { AuthorizationMutant } from './authorization-mutants.ts';

interface Place {
  before: string;
  expression: string;
  after: string;
}

const placeOf = ({ within }: AuthorizationMutant): Place => {
  const marked = /^([^]*?)\[([^]*)\]([^]*?)$/.exec(within);
  if (marked === null) throw new Error(`No expression is marked in ${within}`);
  const [, before = '', expression = '', after = ''] = marked;
  return { before, expression, after };
};

/** The expression with its mutants beside it; which one counts is asked each time it runs. */
const chosen = (expression: string, mutants: readonly AuthorizationMutant[]): string =>
  mutants.reduce(
    (text, { name, becomes }) =>
      `(globalThis.valiaMutant === ${JSON.stringify(name)} ? (${becomes}) : ${text})`,
    `(${expression})`,
  );

const mutated = (code: string, mutants: readonly AuthorizationMutant[]): string => {
  const byPlace = new Map<string, AuthorizationMutant[]>();
  for (const mutant of mutants) {
    const same = byPlace.get(mutant.within) ?? [];
    byPlace.set(mutant.within, [...same, mutant]);
  }
  return [...byPlace.values()].reduce((text, same) => {
    const [first] = same;
    if (first === undefined) return text;
    const { before, expression, after } = placeOf(first);
    const parts = text.split(`${before}${expression}${after}`);
    if (parts.length !== 2)
      throw new Error(
        `${first.name}: ${first.within} stands ${parts.length - 1} times in ${first.file}`,
      );
    return parts.join(`${before}${chosen(expression, same)}${after}`);
  }, code);
};

/** For a build whose every authorization condition can be switched off by its name while it runs. */
export const mutantPlugin = () => ({
  name: 'authorization-mutants',
  enforce: 'pre' as const,
  transform(code: string, id: string): string | null {
    const mutants = authorizationMutants.filter(({ file }) => id.endsWith(`/${file}`));
    return mutants.length === 0 ? null : mutated(code, mutants);
  },
});
