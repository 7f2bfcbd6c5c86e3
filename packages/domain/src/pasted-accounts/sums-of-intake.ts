import type { AccountsIntake, Figure } from '../accounts-intake/accounts-intake.ts';
import { sideOfPlace, type PgcPlace } from '../accounts-intake/chart/pgc-places.ts';
import { incomePlaces } from '../accounts-intake/reading/block-structure.ts';
import { type PastedTarget, pastedTargets } from './pasted-target.ts';
import { targetOfFigure } from './target-of-figure.ts';

/** By the question of its row: where somebody said that a row goes; null for nowhere. */
export type RowChoices = Readonly<Record<string, PastedTarget | null>>;

export interface PastedSums {
  years: number[];
  /** By row of the accounts and by year, in euros. */
  lines: Partial<Record<PastedTarget, Readonly<Record<number, number>>>>;
}

/** The row of the accounts that a figure is added to. A ledger before its closing has no result in its equity yet. */
export const targetOf = (figure: Figure, choices: RowChoices): PastedTarget | null => {
  const chosen = choices[figure.row];
  if (chosen !== undefined) return chosen;
  const target = targetOfFigure(figure);
  return target === 'equity' && figure.account !== null ? null : target;
};

/** Rounds to cents, to remove the errors of binary fractions. */
const inCents = (value: number): number => Math.round(value * 100) / 100 + 0;

const credited = ({ place, amount }: Figure): number =>
  sideOfPlace(place) === 'credit' ? amount : -amount;

const ebitdaPlaces = new Set<PgcPlace>([
  'revenue',
  'other_income',
  'stock_variation',
  'own_work',
  'supplies',
  'personnel',
  'other_operating',
]);

const workingCapital = new Set<PgcPlace>(['nwc_asset', 'nwc_liability']);

const sumOf = (figures: readonly Figure[], year: number): number | null => {
  const own = figures.filter((one) => one.year === year);
  return own.length === 0 ? null : inCents(own.reduce((sum, one) => sum + credited(one), 0));
};

/** Null unless the year has figures on both sides: a part of a table has no total of its own. */
const sumOfBothSides = (figures: readonly Figure[], year: number): number | null => {
  const sides = new Set(
    figures.flatMap((one) => (one.year === year ? [sideOfPlace(one.place)] : [])),
  );
  return sides.size < 2 ? null : sumOf(figures, year);
};

type Result = AccountsIntake['checks'][number]['identity'];

const printed = ({ checks }: AccountsIntake, identity: Result, year: number): number | null =>
  checks.find((check) => check.identity === identity && check.year === year)?.expected ?? null;

/** Totals of other rows: as printed in the document, otherwise calculated from its figures. */
const derived = (intake: AccountsIntake, year: number): Partial<Record<PastedTarget, number>> => {
  const of = (places: ReadonlySet<PgcPlace>) =>
    intake.figures.filter(({ place }) => places.has(place));
  const isWholeLedger = intake.checks.some(
    (check) => check.identity === 'balances' && check.year === year && check.holds,
  );
  const values: Partial<Record<PastedTarget, number | null>> = {
    ebitda: printed(intake, 'ebitda', year) ?? sumOfBothSides(of(ebitdaPlaces), year),
    netIncome:
      printed(intake, 'result-of-the-year', year) ??
      (isWholeLedger ? sumOf(of(incomePlaces), year) : null),
  };
  const liabilities = sumOfBothSides(of(workingCapital), year);
  if (liabilities !== null) values.netWorkingCapital = -liabilities + 0;
  return Object.fromEntries(
    Object.entries(values).filter((one): one is [string, number] => one[1] !== null),
  );
};

const added = (figures: readonly Figure[]): Record<number, number> => {
  const sums: Record<number, number> = {};
  for (const { year, amount } of figures) sums[year] = inCents((sums[year] ?? 0) + amount);
  return sums;
};

/** What the figures of a take add up to in each row of the accounts; costs are positive amounts. */
export const sumsOfIntake = (
  intake: AccountsIntake,
  targets: ReadonlySet<PastedTarget>,
  choices: RowChoices = {},
): PastedSums => {
  const years = [...new Set(intake.figures.map(({ year }) => year))].toSorted((a, b) => b - a);
  const lines: PastedSums['lines'] = {};
  for (const target of pastedTargets) {
    if (!targets.has(target)) continue;
    const own = intake.figures.filter((figure) => targetOf(figure, choices) === target);
    if (own.length > 0) lines[target] = added(own);
  }
  for (const year of years)
    for (const [name, amount] of Object.entries(derived(intake, year))) {
      const target = pastedTargets.find((one) => one === name);
      if (target !== undefined && targets.has(target))
        lines[target] = { ...lines[target], [year]: amount };
    }
  return { years, lines };
};
