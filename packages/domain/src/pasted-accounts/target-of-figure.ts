import type { Figure } from '../accounts-intake/accounts-intake.ts';
import type { PgcPlace } from '../accounts-intake/chart/pgc-places.ts';
import type { PastedTarget } from './pasted-target.ts';

const byPlace: Partial<Record<PgcPlace, PastedTarget>> = {
  revenue: 'revenue',
  other_income: 'otherIncome',
  stock_variation: 'otherIncome',
  own_work: 'otherIncome',
  supplies: 'supplies',
  personnel: 'personnel',
  other_operating: 'otherOperatingExpenses',
  depreciation: 'depreciationAndAmortization',
  nwc_asset: 'tradeReceivables',
  nwc_liability: 'tradePayables',
  equity: 'equity',
  closing: 'equity',
  capital_expenditure: 'capitalExpenditure',
};

/** The row of the accounts that a figure adds to; null where the accounts have none for its place. */
export const targetOfFigure = ({ place, line }: Figure): PastedTarget | null => {
  if (place === 'nwc_asset' && line !== null && /^BS\.B\.II(?:\.|$)/u.test(line))
    return 'inventories';
  // Other financial costs (exchange, fair value, impairment) are no interest.
  if (place === 'financial_expense')
    return line?.startsWith('PL.15') === true ? 'interestExpense' : null;
  return byPlace[place] ?? null;
};

const placeOf: Record<PastedTarget, PgcPlace | null> = {
  revenue: 'revenue',
  otherIncome: 'other_income',
  supplies: 'supplies',
  personnel: 'personnel',
  otherOperatingExpenses: 'other_operating',
  depreciationAndAmortization: 'depreciation',
  inventories: 'nwc_asset',
  tradeReceivables: 'nwc_asset',
  tradePayables: 'nwc_liability',
  interestExpense: 'financial_expense',
  equity: 'equity',
  capitalExpenditure: 'capital_expenditure',
  // Sums of other rows.
  ebitda: null,
  netWorkingCapital: null,
  netIncome: null,
};

/** The answer to the reader's question that a chosen row of the accounts means. */
export const answerOfTarget = (target: PastedTarget | null): string =>
  (target === null ? null : placeOf[target]) ?? 'none';

/** The rows of the accounts that somebody may choose for a row of a document. */
export const isChoosable = (target: PastedTarget): boolean => placeOf[target] !== null;

/** The rows of the accounts that a likely place of the reader stands for. */
export const targetsOfPlace = (place: PgcPlace): PastedTarget[] => {
  if (place === 'nwc_asset') return ['inventories', 'tradeReceivables'];
  const target = place === 'financial_expense' ? 'interestExpense' : byPlace[place];
  return target === undefined ? [] : [target];
};
