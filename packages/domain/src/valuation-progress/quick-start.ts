import { productSource, type ProductSourceCode } from '../valuations/product-sources.ts';
import { isMissingForalRates } from '../corporate-tax/is-missing-foral-rates.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';
import { withBetaFloor, withCostOfCapitalFloor } from '../sectors/sector-floors.ts';
import { accountLines } from '@valia/valuation/valuation-inputs.ts';
import { chooseSector } from '../valuation-choices/choose-sector.ts';
import { readField, readNumber, writeField } from '../valuation-fields/write-field.ts';

/** The paths of the figures for a first value: base year, growth, debt and cash. */
export const quickStartPaths = ({ accounts, method }: ValuationDocument): string[] => {
  const base = `accounts.years.${String(accounts.years.length - 1)}.lines`;
  const growth = 'projection.drivers.revenueGrowth.path.value';
  return [
    `${base}.revenue`,
    `${base}.ebitda`,
    ...(method === 'multiples' ? [] : [growth]),
    'bridge.financialDebt',
    'bridge.cash',
  ];
};

/** Whether none of the data that a first value would fill in has been entered yet. */
export const isBlankValuation = ({ accounts, projection }: ValuationDocument): boolean =>
  accounts.years.every(({ lines }) => accountLines.every((line) => lines[line] === null)) &&
  projection.drivers.revenueGrowth.path.kind === 'constant';

interface Assumption {
  path: string;
  value: number;
  code: ProductSourceCode;
  date?: string;
}

const fill = (document: ValuationDocument, { path, value, code, date }: Assumption) => {
  if (readField(document, path) !== null) return document;
  const written = writeField(document, path, value);
  const source = productSource(code, date ?? null);
  return { ...written, sources: { ...written.sources, [path]: source } };
};

/**
 * Germany's ten-year bond around the date of the data; the adviser has to check it, and the review list mentions this.
 */
const germanBond = 0.0285;
const bbbSpread = 0.0111;
const ratingsDate = '2026-01-05';

const costOfCapitalAssumptions: readonly Assumption[] = [
  { path: 'riskFreeRate', value: germanBond, code: 'assumption-german-bond' },
  { path: 'sizePremium', value: 0.035, code: 'assumption-size-premium' },
  { path: 'specificRiskPremium', value: 0.02, code: 'assumption-specific-risk' },
  { path: 'debtSpread', value: bbbSpread, code: 'assumption-bbb-spread', date: ratingsDate },
].map((entry) => ({ ...entry, path: `costOfCapital.buildUp.${entry.path}` }) as Assumption);

const toBasisPoint = (rate: number): number => Math.round(rate * 10_000) / 10_000;

/** The approximate cost of loans to a small company, used when the accounts do not contain the interest paid. */
const usualInterest = 0.05;
const operatingShareOfEbitda = 0.75;

/**
 * The debt's spread by the rating that the interest coverage would earn, for a small company without rating
 * adjustments. Without debt or profit there is no coverage, and the spread is assumed.
 */
const ratingAssumptions = (document: ValuationDocument): Assumption[] => {
  const [, ebitdaPath = ''] = quickStartPaths(document);
  const ebitda = readNumber(document, ebitdaPath) ?? 0;
  const debt = document.bridge.financialDebt ?? 0;
  if (debt <= 0 || ebitda <= 0) return [];
  const field = 'costOfCapital.syntheticRating';
  return [
    {
      path: `${field}.operatingProfit`,
      value: ebitda * operatingShareOfEbitda,
      code: 'assumption-base-ebit',
    },
    {
      path: `${field}.interestExpense`,
      value: debt * usualInterest,
      code: 'assumption-interest-of-debt',
    },
  ];
};

const withRating = (document: ValuationDocument): ValuationDocument => {
  const { buildUp, mode, syntheticRating } = document.costOfCapital;
  const assumptions = ratingAssumptions(document);
  const isOpen = mode === 'build-up' && buildUp.debtSpread === null;
  if (!isOpen || syntheticRating !== undefined || assumptions.length === 0) return document;
  const blank = {
    table: 'smaller',
    operatingProfit: null,
    interestExpense: null,
    interpolated: true,
  };
  const rated = writeField(document, 'costOfCapital.syntheticRating', blank);
  return assumptions.reduce(fill, rated);
};

/** The base year's margin continues; without a profit the amortisation cannot be derived from it. */
const marginAssumptions = (document: ValuationDocument): Assumption[] => {
  const [revenuePath = '', ebitdaPath = ''] = quickStartPaths(document);
  const revenue = readNumber(document, revenuePath) ?? 0;
  const ebitda = readNumber(document, ebitdaPath);
  if (ebitda === null || revenue <= 0) return [];
  const margin = toBasisPoint(ebitda / revenue);
  const drivers = 'projection.drivers';
  const kept: Assumption = {
    path: `${drivers}.ebitdaMargin.path.value`,
    value: margin,
    code: 'assumption-base-margin',
  };
  if (margin <= 0) return [kept];
  const depreciation: Assumption = {
    path: `${drivers}.depreciationToRevenue.path.value`,
    value: toBasisPoint(margin / 4),
    code: 'assumption-quarter-of-ebitda',
  };
  return [kept, depreciation];
};

/** A spread that follows from the rating is not assumed as well. */
const costAssumptionsOf = ({ costOfCapital }: ValuationDocument): readonly Assumption[] =>
  costOfCapital.syntheticRating === undefined
    ? costOfCapitalAssumptions
    : costOfCapitalAssumptions.filter(({ code }) => code !== 'assumption-bbb-spread');

const flowAssumptions = (document: ValuationDocument): Assumption[] => [
  ...marginAssumptions(document),
  {
    path: 'projection.reinvestment.salesToCapital.path.value',
    value: 2,
    code: 'assumption-sales-to-capital',
  },
  ...costAssumptionsOf(document),
  { path: 'terminal.terminalGrowth', value: 0.02, code: 'assumption-inflation-target' },
];

const noted = (document: ValuationDocument, path: string, code: ProductSourceCode) =>
  document.sources[path] === undefined
    ? { ...document, sources: { ...document.sources, [path]: productSource(code) } }
    : document;

/** Fills in the blank figures with assumptions, each with its source or with a note that it is an assumption. */
const withAssumptions = (document: ValuationDocument): ValuationDocument => {
  const { method } = document;
  let filled = writeField(document, 'accounts.detail', 'summary');
  if (method !== 'multiples') {
    const salesToCapital = { path: { kind: 'constant', value: null }, overrides: [] };
    const reinvestment = { basis: 'sales-to-capital', salesToCapital };
    filled = writeField(filled, 'projection.reinvestment', reinvestment);
    filled = withRating(filled);
    filled = flowAssumptions(filled).reduce(fill, filled);
    if (filled.projection.spanishTax === undefined && !isMissingForalRates(filled))
      filled = noted(filled, 'projection.drivers.taxRate.path.value', 'spanish-general-tax-rate');
  }
  if (method === 'mixed') filled = noted(filled, 'weights.dcf', 'assumption-weights');
  return ['bridge.minimumCash', 'bridge.debtLikeItems'].reduce(
    (changed, path) => noted(changed, path, 'assumption-none'),
    filled,
  );
};

/** A first value from the figures of `quickStartPaths` and a sector: everything that is still blank is assumed. */
export const quickStart = (
  document: ValuationDocument,
  sector: string,
  sectors: SectorMultiples | null,
): ValuationDocument => {
  const chosen = chooseSector(document, sector, sectors);
  const { floors = {}, date = '' } = sectors ?? {};
  const assumed = withAssumptions(withBetaFloor(chosen, floors, date));
  return withCostOfCapitalFloor(assumed, floors, date);
};
