import type { PgcPlace } from '../chart/pgc-places.ts';
import { groupByKey } from '../group-by-key.ts';
import { roundSum } from '../figures/block-values.ts';
import type { DraftFigure, DraftQuestion } from './block-reading.ts';
import type { Answers } from './block-structure.ts';
import type { SettledPart } from './settle-closing.ts';

/**
 * A trial balance shows gross assets and their depreciation, a balance sheet shows them net: these are compared as one
 * place.
 */
const comparedAs = (place: PgcPlace): string => {
  if (/^fixed_|^accumulated_|^impairment_of/u.test(place)) return 'fixed';
  return place === 'financial_expense' || place === 'financial_income' ? 'financial' : place;
};

/** Positive for income, negative for costs. */
const signedAmount = ({ place, amount }: DraftFigure): number =>
  place === 'financial_expense' ? -amount : amount;

const sumOf = (figures: readonly DraftFigure[]): number =>
  roundSum(figures.reduce((sum, figure) => sum + signedAmount(figure), 0));

type Group = ReadonlyMap<number, readonly DraftFigure[]>;

const byBlock = (figures: readonly DraftFigure[]): Group =>
  groupByKey(figures, ({ block }) => block);

/**
 * Two tables contain the same statement when a row occurs in both, or when one has accounts and the other has lines.
 */
const areRepeated = (one: readonly DraftFigure[], other: readonly DraftFigure[]): boolean => {
  const accounts = (figures: readonly DraftFigure[]) =>
    figures.some(({ fromAccounts }) => fromAccounts);
  if (accounts(one) !== accounts(other)) return true;
  const identities = new Set(one.map(({ identity }) => identity));
  return other.some(({ identity }) => identities.has(identity));
};

const tolerance = (figures: readonly DraftFigure[]): number => Math.max(1, figures.length * 0.01);

const question = (id: string, groups: Group): DraftQuestion => ({
  id,
  kind: 'difference',
  subject: [...groups.values()][0]?.[0]?.name ?? '',
  cells: [...groups.values()].flatMap((figures) => figures.flatMap(({ cells }) => cells)),
  options: [...groups].map(([block, figures]) => ({
    id: String(block),
    evidence: null,
    consequence: { row: figures[0]?.name ?? '', amount: sumOf(figures) },
  })),
});

const settleGroup = (step: SettledPart, groups: Group, id: string, answers: Answers): void => {
  const [first, ...others] = [...groups];
  if (first === undefined || others.length === 0) return;
  const answer = [...groups.keys()].find((block) => String(block) === answers[id]);
  const isEqual = others.every(
    ([, figures]) => Math.abs(sumOf(figures) - sumOf(first[1])) <= tolerance(figures),
  );
  const taken =
    answer ??
    (isEqual
      ? (
          [...groups].find(([, figures]) => figures.some(({ fromAccounts }) => fromAccounts)) ??
          first
        )[0]
      : null);
  const gone = [...groups].flatMap(([block, figures]) => (block === taken ? [] : figures));
  const left = new Set(gone);
  step.figures = step.figures.filter((figure) => !left.has(figure));
  const reason =
    answer === undefined ? ('same-in-another-file' as const) : ('left-out-by-answer' as const);
  const outcome =
    taken === null
      ? ({ kind: 'asked', question: id } as const)
      : ({ kind: 'set-aside', reason } as const);
  for (const { cells } of gone) step.outcomes.push({ cells, outcome });
  if (taken === null) step.questions.push(question(id, groups));
};

/** One place and year in two tables: equal amounts are used once; for different amounts the user is asked. */
export const settleRepeated = (before: SettledPart, answers: Answers): SettledPart => {
  const step: SettledPart = {
    figures: [...before.figures],
    questions: [...before.questions],
    outcomes: [...before.outcomes],
  };
  const statements = groupByKey(before.figures, ({ year, statement }) => `${year} ${statement}`);
  for (const [key, figures] of statements) {
    const blocks = [...byBlock(figures).values()];
    const repeated = blocks.filter((one) =>
      blocks.some((other) => one !== other && areRepeated(one, other)),
    );
    const places = new Set(repeated.flat().map(({ place }) => comparedAs(place)));
    for (const place of places) {
      const own = repeated.flat().filter((figure) => comparedAs(figure.place) === place);
      settleGroup(step, byBlock(own), `difference:${place}:${key}`, answers);
    }
  }
  return step;
};
