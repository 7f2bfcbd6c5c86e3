import type { RowTarget } from '../rows/row-target.ts';

/** The ways in which a single balance column represents debit and credit. */
export const accountSigns = [
  'natural',
  'debit-positive',
  'credit-positive',
  'statement-costs-positive',
  'statement-costs-negative',
] as const;
export type AccountSigns = (typeof accountSigns)[number];

export interface SignedRow {
  target: RowTarget;
  value: number;
}

/** The balance on the debit side that a printed value represents. */
export const toDebitBalance = ({ target, value }: SignedRow, signs: AccountSigns): number => {
  const natural = target.natural === 'debit' ? value : -value;
  if (signs === 'natural') return natural;
  if (signs === 'debit-positive') return value;
  if (signs === 'credit-positive') return -value;
  if (target.statement === 'assets') return value;
  if (target.statement === 'equity-and-liabilities') return -value;
  return signs === 'statement-costs-positive' ? natural : -value;
};

/** Accounts whose balance is almost never on the other side. */
const oneSided = /^(?:10|11[0-3]|17|2[0138]|3[0-69]|40|41[01]|43[0-2]|6[0-4]|68|70)/u;

const agreement = (rows: readonly SignedRow[], signs: AccountSigns): number => {
  const tested = rows.filter(
    ({ target, value }) => value !== 0 && oneSided.test(target.account ?? ''),
  );
  if (tested.length === 0) return 0;
  const agreeing = tested.filter(
    (row) => (row.target.natural === 'debit') === toDebitBalance(row, signs) > 0,
  );
  return agreeing.length / tested.length;
};

const leastAgreement = 0.9;

export interface AccountSignsDecision {
  /** Null when the user has to be asked. */
  signs: AccountSigns | null;
  options: readonly AccountSigns[];
  by: 'arithmetic' | 'decisive';
}

/** `isComplete`: no figure is refused or open. By the sides that must be equal, else by accounts that stand on one side only; two that differ are asked. */
export const decideAccountSigns = (
  rows: readonly SignedRow[],
  tolerance: number,
  isComplete: boolean,
): AccountSignsDecision => {
  const likely = accountSigns.filter((signs) => agreement(rows, signs) >= leastAgreement);
  // The sides of a ledger that misses figures are equal by chance only.
  const isWhole = isComplete && rows.some(({ target }) => target.statement !== 'income');
  const balanced = likely.filter(
    (signs) =>
      isWhole &&
      Math.abs(rows.reduce((sum, row) => sum + toDebitBalance(row, signs), 0)) <= tolerance,
  );
  const whole = likely.filter((signs) => agreement(rows, signs) === 1);
  const left =
    [balanced, whole.length === 1 ? whole : []].find((some) => some.length > 0) ?? likely;
  const [first] = left;
  const by = balanced.length > 0 ? 'arithmetic' : 'decisive';
  const isSame = (signs: AccountSigns) =>
    first !== undefined &&
    rows.every((row) => toDebitBalance(row, signs) === toDebitBalance(row, first));
  if (first !== undefined && left.every(isSame)) return { signs: first, options: left, by };
  return { signs: null, options: left.length > 0 ? left : accountSigns.slice(0, 3), by };
};
