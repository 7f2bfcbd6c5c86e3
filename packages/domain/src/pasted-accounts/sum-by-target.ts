import type { PastedAccounts, PastedRow } from './pasted-row.ts';
import { type PastedTarget, pastedTargets } from './pasted-target.ts';

/** Groups of rows to which a statement or a ledger gives the same sign; in the grid they are positive. */
const signedAlike: readonly (readonly PastedTarget[])[] = [
  [
    'supplies',
    'personnel',
    'otherOperatingExpenses',
    'depreciationAndAmortization',
    'capitalExpenditure',
    'interestExpense',
  ],
  ['revenue', 'otherIncome'],
  ['tradePayables'],
];

const targetOf = ({ verdict }: PastedRow): PastedTarget | null =>
  verdict.kind === 'line' ? verdict.target : null;

const weight = (rows: readonly PastedRow[]): number =>
  rows
    .flatMap(({ amounts }) => amounts)
    .reduce<number>((sum, amount) => sum + Math.sign(amount ?? 0), 0);

/** Rounds to cents, to remove the errors of binary fractions. */
const inCents = (value: number): number => Math.round(value * 100) / 100;

const added = (rows: readonly PastedRow[], sign: number): (number | null)[] =>
  (rows[0]?.amounts ?? []).map((_, column) => {
    const amounts = rows.flatMap(({ amounts: of }) => of[column] ?? []);
    return amounts.length === 0
      ? null
      : inCents(amounts.reduce((sum, amount) => sum + sign * amount, 0));
  });

/**
 * The sum of the pasted rows for each row of the accounts; when most costs are negative, costs are written with a
 * minus.
 */
export const sumByTarget = (rows: readonly PastedRow[]): PastedAccounts['lines'] => {
  const signs = new Map(
    signedAlike.flatMap((targets) => {
      const among = rows.filter((row) => targets.some((target) => target === targetOf(row)));
      const sign = weight(among) < 0 ? -1 : 1;
      return targets.map((target) => [target, sign] as const);
    }),
  );
  return Object.fromEntries(
    pastedTargets.flatMap((target) => {
      const of = rows.filter((row) => targetOf(row) === target);
      return of.length === 0 ? [] : [[target, added(of, signs.get(target) ?? 1)]];
    }),
  );
};
