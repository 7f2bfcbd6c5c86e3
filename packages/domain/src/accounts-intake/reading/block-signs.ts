import {
  accountSigns,
  toDebitBalance,
  decideAccountSigns,
  type AccountSigns,
  type SignedRow,
} from '../decisions/account-signs.ts';
import {
  resultContribution,
  incomeSigns,
  type IncomeSigns,
  type IncomeSignsDecision,
} from '../decisions/income-signs.ts';
import type { Evidence } from '../accounts-intake.ts';
import type { DecimalSeparator } from '../figures/figure-value.ts';
import type { ValuedRow } from '../rows/row-tree.ts';
import type { BlockStructure } from './block-structure.ts';
import { signsFromDebitAndCredit } from './signs-from-debit-and-credit.ts';

/** How a block represents debit and credit, decided for all of its rows. */
export interface BlockSigns {
  isAccounts: boolean;
  /**
   * The sign convention of accounts; null when the user has to be asked. `columns`: the columns debit and credit, or D
   * and H, determine it.
   */
  accounts: AccountSigns | 'columns' | null;
  /** The sign convention of an income statement with names; null when the user has to be asked. */
  income: IncomeSigns | null;
  areEitherWayOpen: boolean;
  /** Liabilities are printed as negative amounts, as in a ledger. */
  areLiabilitiesNegative: boolean;
  options: readonly string[];
  evidence: Evidence;
}

const isAccountsBlock = (rows: readonly ValuedRow[]): boolean => {
  const of = (kind: ValuedRow['kind']) => rows.filter((row) => row.kind === kind).length;
  return of('account') > of('line');
};

const signedRows = (rows: readonly ValuedRow[], measure: number): SignedRow[] =>
  rows.flatMap(({ role, target, values }) => {
    const value = values[measure] ?? null;
    return role === 'leaf' && target !== null && value !== null ? [{ target, value }] : [];
  });

/** D and H after all figures determine the side; when only some figures have them, the user is asked. */
const sidesOf = ({ readings }: BlockStructure): 'all' | 'some' | 'none' => {
  let [sided, bare] = [0, 0];
  readings.forEachFigure(({ digits, stored, side }) => {
    if (side !== null) sided += 1;
    else if (digits === null ? stored !== 0 : !/^[0,.]+$/u.test(digits)) bare += 1;
  });
  if (sided === 0) return 'none';
  return bare === 0 ? 'all' : 'some';
};

const evidence = (by: Evidence['class'], seen: string): Evidence => ({ class: by, seen, count: 1 });

type Common = Omit<BlockSigns, 'accounts' | 'options' | 'evidence'>;

/** Balances in one column: by the sides that must be equal, or by accounts that stand on one side. */
const signsOfBalances = (
  { plan }: BlockStructure,
  rows: readonly ValuedRow[],
  tolerance: (summands: number) => number,
  common: Common,
): BlockSigns => {
  const decided = plan.measures.map((_, measure) => {
    const signed = signedRows(rows, measure);
    const isComplete = !rows.some(
      ({ role, unread }) => role === 'leaf' && unread[measure] === true,
    );
    return decideAccountSigns(signed, tolerance(signed.length), isComplete);
  });
  const [first] = decided;
  const isOne = decided.every(({ signs }) => signs !== null && signs === first?.signs);
  const shared = accountSigns.filter((signs) =>
    decided.every(({ options }) => options.includes(signs)),
  );
  const accounts = isOne ? (first?.signs ?? null) : null;
  return {
    ...common,
    accounts,
    options: shared.length > 0 ? shared : accountSigns,
    evidence: evidence(first?.by ?? 'decisive', accounts ?? ''),
  };
};

const signsOfAccounts = (
  structure: BlockStructure,
  rows: readonly ValuedRow[],
  tolerance: (summands: number) => number,
  mark: DecimalSeparator | null,
  common: Common,
): BlockSigns => {
  const sides = sidesOf(structure);
  const { measures } = structure.plan;
  if (sides === 'some')
    return {
      ...common,
      accounts: null,
      options: accountSigns.slice(0, 3),
      evidence: evidence('decisive', 'D/H'),
    };
  if (sides === 'all')
    return {
      ...common,
      accounts: 'debit-positive',
      options: [],
      evidence: evidence('decisive', 'D/H'),
    };
  if (measures.length > 0 && measures.every(({ kind }) => kind === 'pair'))
    return {
      ...common,
      accounts: 'columns',
      options: [],
      evidence: evidence('decisive', measures[0]?.head ?? ''),
    };
  const columns = signsFromDebitAndCredit(structure, rows, mark);
  if (columns !== null)
    return { ...common, accounts: columns, options: [], evidence: evidence('arithmetic', columns) };
  return signsOfBalances(structure, rows, tolerance, common);
};

const areLiabilitiesNegative = (rows: readonly ValuedRow[]): boolean => {
  const values = rows.flatMap((row) =>
    row.target?.statement === 'equity-and-liabilities' &&
    row.target.natural === 'credit' &&
    !row.target.goesEitherWay &&
    row.role !== 'outside'
      ? row.values.filter((value) => value !== null && value !== 0)
      : [],
  );
  return values.length > 1 && values.every((value) => (value ?? 0) < 0);
};

const answerOf = <T extends string>(answer: string | undefined, options: readonly T[]): T | null =>
  options.find((one) => one === answer) ?? null;

export const decideBlockSigns = (
  structure: BlockStructure,
  rows: readonly ValuedRow[],
  income: IncomeSignsDecision,
  tolerance: (summands: number) => number,
  mark: DecimalSeparator | null,
): BlockSigns => {
  const answer = structure.context.answers[`sign:${structure.context.index}`];
  const common: Common = {
    isAccounts: isAccountsBlock(rows),
    income: answerOf(answer, incomeSigns) ?? income.signs,
    areEitherWayOpen: income.areEitherWayOpen && answerOf(answer, incomeSigns) === null,
    areLiabilitiesNegative: areLiabilitiesNegative(rows),
  };
  if (common.isAccounts) {
    const found = signsOfAccounts(structure, rows, tolerance, mark, common);
    const chosen = answerOf(answer, accountSigns);
    return chosen === null
      ? found
      : { ...found, accounts: chosen, evidence: evidence('answered', chosen) };
  }
  const by = answerOf(answer, incomeSigns) === null ? income.by : 'answered';
  return {
    ...common,
    accounts: null,
    options: incomeSigns,
    evidence: evidence(by, common.income ?? ''),
  };
};

/** A printed value converted to the debit side; null when the user has to be asked for its sign. */
export const debitOfRow = (
  { target }: ValuedRow,
  value: number | null,
  signs: BlockSigns,
): number | null => {
  if (value === null || target === null) return null;
  if (signs.isAccounts && target.key === null) {
    if (signs.accounts === 'columns') return value;
    return signs.accounts === null ? null : toDebitBalance({ target, value }, signs.accounts);
  }
  if (target.statement === 'income') {
    if (signs.income === null || (signs.areEitherWayOpen && target.goesEitherWay && value !== 0))
      return null;
    return -resultContribution(target, value, signs.income);
  }
  // Paid, whether it is written as a cost or as what it buys.
  if (target.place === 'capital_expenditure') return Math.abs(value);
  const isContra = (target.statement === 'assets') === (target.natural === 'credit');
  if (isContra) return target.natural === 'credit' ? -Math.abs(value) : Math.abs(value);
  if (target.statement === 'assets') return value;
  return signs.areLiabilitiesNegative ? value : -value;
};
