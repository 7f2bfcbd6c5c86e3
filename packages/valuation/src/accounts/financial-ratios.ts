/**
 * The amounts of one year as positive money; null when unknown. `previousRevenue` is the revenue of the year before.
 */
export interface RatioInputs {
  revenue: number | null;
  previousRevenue: number | null;
  supplies: number | null;
  ebitda: number | null;
  ebit: number | null;
  interestExpense: number | null;
  netIncome: number | null;
  capitalExpenditure: number | null;
  depreciationAndAmortization: number | null;
  inventories: number | null;
  tradeReceivables: number | null;
  tradePayables: number | null;
  netWorkingCapital: number | null;
  financialDebt: number | null;
  netFinancialDebt: number | null;
  equity: number | null;
  employees: number | null;
}

type RatioOperand = keyof RatioInputs;

/** Operands that are counts; all other operands are money. */
const counts: readonly RatioOperand[] = ['employees'];

interface RatioRule {
  unit: 'rate' | 'multiple' | 'days' | 'money';
  /** The formula as shown to users, with operands in braces as in `formulaExpressions`. */
  expression: string;
  operands: readonly RatioOperand[];
  /** The operands of the denominator, which are added up. When their sum is zero or less, the ratio has no meaning. */
  denominator: readonly RatioOperand[];
  value: (...operands: number[]) => number;
}

const daysInYear = 365;
const over = (part: number, whole: number): number => part / whole;
const daysOf = (balance: number, flow: number): number => (balance * daysInYear) / flow;

const share = (part: RatioOperand, whole: RatioOperand): RatioRule => ({
  unit: 'rate',
  expression: `{${part}} / {${whole}}`,
  operands: [part, whole],
  denominator: [whole],
  value: over,
});
const times = (part: RatioOperand, whole: RatioOperand): RatioRule => ({
  ...share(part, whole),
  unit: 'multiple',
});
const days = (balance: RatioOperand, flow: RatioOperand): RatioRule => ({
  unit: 'days',
  expression: `{${balance}} × 365 / {${flow}}`,
  operands: [balance, flow],
  denominator: [flow],
  value: daysOf,
});

/** The ratios of one year, each with its formula. Source: standard. Days are based on a year of 365 days. */
export const financialRatioRules = {
  revenueGrowth: {
    unit: 'rate',
    expression: '{revenue} / {previousRevenue} − 1',
    operands: ['revenue', 'previousRevenue'],
    denominator: ['previousRevenue'],
    value: (revenue, previous) => revenue / previous - 1,
  },
  ebitdaMargin: share('ebitda', 'revenue'),
  ebitMargin: share('ebit', 'revenue'),
  netMargin: share('netIncome', 'revenue'),
  grossMargin: {
    unit: 'rate',
    expression: '({revenue} − {supplies}) / {revenue}',
    operands: ['revenue', 'supplies'],
    denominator: ['revenue'],
    value: (revenue, supplies) => (revenue - supplies) / revenue,
  },
  capitalExpenditureToRevenue: share('capitalExpenditure', 'revenue'),
  capitalExpenditureToDepreciation: times('capitalExpenditure', 'depreciationAndAmortization'),
  cashConversion: {
    unit: 'rate',
    expression: '({ebitda} − {capitalExpenditure}) / {ebitda}',
    operands: ['ebitda', 'capitalExpenditure'],
    denominator: ['ebitda'],
    value: (ebitda, investment) => (ebitda - investment) / ebitda,
  },
  netWorkingCapitalToRevenue: share('netWorkingCapital', 'revenue'),
  // Based on supplies, as is usual for accounts. A projection has no supplies, so its days are based on
  // revenue.
  inventoryDaysOfSupplies: days('inventories', 'supplies'),
  receivableDays: days('tradeReceivables', 'revenue'),
  payableDaysOfSupplies: days('tradePayables', 'supplies'),
  netDebtToEbitda: times('netFinancialDebt', 'ebitda'),
  debtToEquity: times('financialDebt', 'equity'),
  interestCoverage: times('ebit', 'interestExpense'),
  returnOnEquity: share('netIncome', 'equity'),
  returnOnCapitalEmployed: {
    unit: 'rate',
    expression: '{ebit} / ({equity} + {netFinancialDebt})',
    operands: ['ebit', 'equity', 'netFinancialDebt'],
    denominator: ['equity', 'netFinancialDebt'],
    value: (ebit, equity, debt) => ebit / (equity + debt),
  },
  revenuePerEmployee: { ...share('revenue', 'employees'), unit: 'money' },
} as const satisfies Readonly<Record<string, RatioRule>>;

export type FinancialRatioName = keyof typeof financialRatioRules;

interface RatioOfYear {
  name: FinancialRatioName;
  unit: RatioRule['unit'];
  expression: string;
  inputs: { operand: RatioOperand; value: number; unit: 'money' | 'count' }[];
}

export interface MeaningfulRatio extends RatioOfYear {
  value: number;
}

/**
 * A loss divided by a loss looks like a gain, and a debt divided by a loss like no debt, so such a ratio has no value.
 */
export interface MeaninglessRatio extends RatioOfYear {
  value: null;
  reason: 'denominator-not-positive';
  denominator: readonly RatioOperand[];
}

export type FinancialRatio = MeaningfulRatio | MeaninglessRatio;

const ratioOf = (name: FinancialRatioName, given: RatioInputs): FinancialRatio[] => {
  const { unit, expression, operands, denominator, value }: RatioRule = financialRatioRules[name];
  const inputs = operands.flatMap((operand) => {
    const amount = given[operand];
    if (amount === null) return [];
    const kind: 'money' | 'count' = counts.includes(operand) ? 'count' : 'money';
    return [{ operand, value: amount, unit: kind }];
  });
  if (inputs.length < operands.length) return [];
  const ratio = { name, unit, expression, inputs };
  const whole = denominator.reduce((sum, operand) => sum + (given[operand] ?? 0), 0);
  if (whole <= 0)
    return [{ ...ratio, value: null, reason: 'denominator-not-positive', denominator }];
  const result = value(...inputs.map((input) => input.value));
  return Number.isFinite(result) ? [{ ...ratio, value: result }] : [];
};

/**
 * Every ratio whose operands are known, in a fixed order. A ratio whose denominator is zero or less is returned as
 * meaningless.
 */
export const financialRatios = (given: RatioInputs): FinancialRatio[] =>
  (Object.keys(financialRatioRules) as FinancialRatioName[]).flatMap((name) =>
    ratioOf(name, given),
  );
