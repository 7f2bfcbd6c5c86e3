import type { SpanishTax } from './cash-flow/spanish-corporate-tax.ts';
import type {
  SpecificRiskFactor,
  SpecificRiskScore,
} from './cost-of-capital/specific-risk-factors.ts';
import type { DebtItem } from './equity/debt-items.ts';
import type { NetAssetsInputs } from './net-assets/net-assets-inputs.ts';
import type { Discounts } from './discounts/discounts-inputs.ts';
import type {
  DealMultiples,
  PlatformEvidence,
  SmeDealsEvidence,
} from './multiples/deal-multiples-inputs.ts';

/**
 * The inputs of the engine. Money is in the valuation's own unit, rates and margins are fractions (0.05 = 5 %),
 * multiples are in times (7.5 = 7.5x), years are calendar years. `null` means "not given yet".
 */
export type ValuationMethod = 'dcf' | 'multiples' | 'mixed';

/** Lines of one year's accounts. Costs, amortisation, capex and payables are positive amounts. */
export const accountLines = [
  'revenue',
  'otherIncome',
  'supplies',
  'personnel',
  'otherOperatingExpenses',
  'ebitda',
  'depreciationAndAmortization',
  'capitalExpenditure',
  'inventories',
  'tradeReceivables',
  'tradePayables',
  'netWorkingCapital',
] as const;
export type AccountLine = (typeof accountLines)[number];

export interface AccountYear {
  year: number;
  lines: Record<AccountLine, number | null>;
  /** Own work capitalised (PGC 73), which is part of EBITDA; only used for a warning. */
  capitalisedOwnWork?: number | null;
}

/** `lines`: EBITDA and net working capital are computed from their parts; `summary`: they are entered. */
export type AccountsDetail = 'summary' | 'lines';

/** One to six years in ascending order, without gaps; the last one is the base year. */
export interface Accounts {
  detail: AccountsDetail;
  years: AccountYear[];
}

export const normalisableLines = [
  'revenue',
  'otherIncome',
  'supplies',
  'personnel',
  'otherOperatingExpenses',
] as const;
export type NormalisableLine = (typeof normalisableLines)[number];

/** One normalisation adjustment; each amount is its signed effect on EBITDA in that year. */
export interface NormalisationAdjustment {
  id: string;
  line: NormalisableLine;
  label: string;
  reason: string;
  support?: string;
  amounts: { year: number; amount: number }[];
}

/**
 * How a driver changes over the projected years (t = 1…n). `fade`: `start` up to `holdYears`, then linear to `end`,
 * which applies from `reachYear` on; both years are integers.
 */
export type DriverPath =
  | { kind: 'constant'; value: number | null }
  | { kind: 'fade'; start: number | null; end: number | null; holdYears: number; reachYear: number }
  | { kind: 'per-year'; values: (number | null)[] };

export interface DriverOverride {
  year: number;
  value: number;
  reason: string;
}

export interface Driver {
  path: DriverPath;
  overrides: DriverOverride[];
}

export const driverNames = [
  'revenueGrowth',
  'ebitdaMargin',
  'depreciationToRevenue',
  'capitalExpenditureToRevenue',
  'netWorkingCapitalToRevenue',
  'taxRate',
] as const;
export type DriverName = (typeof driverNames)[number];

/** Net working capital in money, or in days of revenue: each item is `revenue · days / 365`. */
export type WorkingCapital =
  | { basis: 'amount'; amount: Driver }
  | { basis: 'days'; inventoryDays: Driver; receivableDays: Driver; payableDays: Driver };

/** The total investment that growth needs; capex, D&A and net working capital are then not part of the flow. */
export interface Reinvestment {
  basis: 'sales-to-capital';
  salesToCapital: Driver;
}

/** Losses of earlier years, and whether the Spanish limit on their use per year applies. */
export interface LossCarryForwardOption {
  opening: number | null;
  limit: 'none' | 'spain';
  /** The fraction of a year's profit that losses may offset under a foral law, instead of the State's limit. */
  foralShare?: number | null;
}

/**
 * A projection of `years` years (1…15) after the base year. Defaults of omitted options: margin on EBITDA, net working
 * capital as a share of revenue, reinvestment by capex, no losses.
 */
export interface Projection {
  years: number;
  drivers: Record<DriverName, Driver>;
  /** EBIT divided by revenue; it replaces the EBITDA margin. */
  ebitMargin?: Driver;
  workingCapital?: WorkingCapital;
  reinvestment?: Reinvestment;
  losses?: LossCarryForwardOption;
  /**
   * Spanish rates by year, size and profit, which replace the tax driver; overrides of the driver still apply. After
   * the years of a new company's or a start-up's reduced rate, turnover determines the rate.
   */
  spanishTax?: SpanishTax;
}

export const costOfCapitalInputs = [
  'riskFreeRate',
  'unleveredBeta',
  'debtToEquity',
  'equityRiskPremium',
  'countryRiskPremium',
  'sizePremium',
  'specificRiskPremium',
  'debtSpread',
  'countryDefaultSpread',
  'taxRate',
] as const;
export type CostOfCapitalInput = (typeof costOfCapitalInputs)[number];

/** Weights that replace those of `debtToEquity`, which then only relevers the beta. Market values in money. */
export type CapitalWeights =
  | {
      basis: 'market';
      debt: number | null;
      equity: number | null;
      /** The number of rounds after which the equity equalled the value that it results in; only for display. */
      rounds?: number;
    }
  | { basis: 'target'; debtToValue: number | null };

/** The debt's spread from the rating for the interest coverage; money as positive amounts. */
export interface SyntheticRatingInputs {
  table: 'smaller' | 'large' | 'financial';
  operatingProfit: number | null;
  interestExpense: number | null;
  /** The interest part of the rents, added to both profit and interest; 0 when omitted. */
  leaseInterest?: number | null;
  /** True to interpolate the spread between the table's coverages, instead of using discrete levels. */
  interpolated?: boolean;
}

export interface CostOfCapital {
  mode: 'direct' | 'build-up';
  weightedAverageCostOfCapital: number | null;
  /** Without its own tax rate, the tax saved on interest uses the rate of the perpetuity. */
  buildUp: Record<CostOfCapitalInput, number | null>;
  /** The rate of each year, which replaces the mode's; the last one is also the terminal rate. */
  path?: Driver;
  weights?: CapitalWeights;
  syntheticRating?: SyntheticRatingInputs;
  /** Proposes the specific premium; a premium in `buildUp` takes precedence. */
  specificRisk?: Record<SpecificRiskFactor, SpecificRiskScore>;
  /** Cash divided by debt plus equity of the firms on which the beta is based; the beta is corrected for it. */
  cashToFirmValue?: number | null;
}

export interface TerminalValueInputs {
  method: 'gordon' | 'exit-multiple';
  terminalGrowth: number | null;
  exitMultiple: number | null;
  /** Uses both terminal values, with this weight (0…1) for the Gordon one; requires growth and multiple. */
  average?: { gordonWeight: number | null };
  /** With this, perpetual growth requires `g / ROC` of the profit after tax, instead of the last year's investment. */
  returnOnCapital?: number | null;
  /** Permanent EBIT divided by revenue; only with a return on capital. The last year's when omitted. */
  ebitMargin?: number | null;
  /** The permanent tax rate; the last year's when omitted. */
  taxRate?: number | null;
}

export type DiscountingConvention = 'mid-year' | 'year-end';

/** The source of a multiple: an edition of sector multiples, the user's comparables, or the adviser's own figure. */
export type MultipleOrigin =
  | {
      kind: 'sector';
      sector: string;
      region: string;
      date: string;
      firms: number;
      source: string;
      setId: string;
    }
  /**
   * Low, central and high are P25, P50 and P75 of the comparables (listed ones after the size adjustment); with fewer
   * than five, the lowest, the median and the highest. With a type, only comparables of that type are used.
   */
  | { kind: 'comparables'; type?: ComparableType }
  /** Without a type, a multiple of listed companies. With evidence, it is adjusted to the company's size. */
  | {
      kind: 'own';
      note: string;
      type?: ComparableType;
      evidence?: SmeDealsEvidence | PlatformEvidence;
    };

export interface EvToEbitdaMultiple {
  low: number | null;
  central: number | null;
  high: number | null;
  origin: MultipleOrigin;
}

/**
 * The adjustment of listed multiples for size and illiquidity, as a fraction (−0.35 = 35 % less). `auto`: with the
 * basis `deals`, derived from the multiples paid in deals; without a basis, from its curve.
 */
export type SizeStep = { mode: 'auto'; basis?: 'deals' } | { mode: 'manual'; value: number | null };

/**
 * The first and last point of the size adjustment's curve: enterprise values at listed multiples, in whole currency
 * units, and the adjustment at each, which is constant beyond it.
 */
export interface SizeStepNodes {
  lowerValue: number;
  lowerStep: number;
  upperValue: number;
  upperStep: number;
}

export const furtherMultipleKinds = ['evToEbit', 'evToSales', 'priceToEarnings'] as const;
export type FurtherMultipleKind = (typeof furtherMultipleKinds)[number];
export type MultipleKind = 'evToEbitda' | FurtherMultipleKind;

export interface FurtherMultiple {
  low: number | null;
  central: number | null;
  high: number | null;
  /**
   * The weight within the multiples method. The weight of a multiple that cannot apply (EV of a bank) is given to the
   * others; while its figure is not entered, there is no value.
   */
  weight: number | null;
  origin: MultipleOrigin;
}

/** A listed company, or the sale of a private one. */
export const comparableTypes = ['listed', 'private-deal'] as const;
export type ComparableType = (typeof comparableTypes)[number];

/** A similar company or sale, with its known multiples. */
export interface Comparable extends Record<MultipleKind, number | null> {
  id: string;
  /** False to exclude it from the range but keep it in the list. */
  included: boolean;
  /** Treated as listed when omitted. */
  type?: ComparableType;
  /** ISO date of the sale, or of the reading of its multiple. */
  date?: string | null;
  /** EBITDA when it was sold, in whole currency units; adjusts the multiple to this company's size. */
  ebitda?: number;
}

export interface MultiplesInputs {
  evToEbitda: EvToEbitdaMultiple;
  sizeStep: SizeStep;
  /** The nodes of the chosen edition of sector multiples; the default ones when omitted. */
  sizeStepNodes?: SizeStepNodes;
  /** Copied from the edition on which the proposal was based. Omitted in earlier valuations, which use the curve. */
  deals?: DealMultiples;
  /** The edition whose proposal was declined. */
  declinedEdition?: string;
  /** The user's comparables, for every multiple whose origin is `comparables`. */
  comparables?: Comparable[];
  /** The weight of EV/EBITDA among several multiples; 1 when omitted, 0 when not used. */
  evToEbitdaWeight?: number | null;
  further?: Partial<Record<FurtherMultipleKind, FurtherMultiple>>;
  /** Net income of the base year, for P/E. */
  netIncome?: number | null;
}

export interface MethodWeights {
  dcf: number | null;
  multiples: number | null;
}

export const bridgeItems = [
  'financialDebt',
  'cash',
  'minimumCash',
  'debtLikeItems',
  'nonControllingInterests',
  'nonOperatingAssets',
  'taxPosition',
] as const;
export type BridgeItem = (typeof bridgeItems)[number];

/** Positive amounts, except `taxPosition`: positive when due to the company, negative when the company owes it. */
export type EquityBridge = Record<BridgeItem, number | null>;

/**
 * Future rents: either those of each year after the base year, with a lump sum for all rents after the last of them, or
 * the base year's rent for a number of further years.
 */
export type LeaseSchedule =
  | { basis: 'commitments'; commitments: (number | null)[]; beyond: number | null }
  | { basis: 'annuity'; years: number | null };

/** Operating leases treated as debt. `rent` is the positive amount of the base year, which is included in its costs. */
export interface OperatingLeases {
  rent: number | null;
  /** Before tax; the discount rate of the rents. */
  costOfDebt: number | null;
  /** The number of rounds after which the rate equalled the cost of debt that it results in; only for display. */
  rounds?: number;
  schedule: LeaseSchedule;
}

/** Issued shares and options on new ones, as counts in any unit of money; the strike is in whole currency units. */
export interface Shares {
  number: number | null;
  options?: {
    number: number | null;
    strike: number | null;
    maturity: number | null;
    volatility: number | null;
    riskFreeRate: number | null;
    dividendYield: number | null;
  };
}

/** Steps of the drivers for the low and the high value. */
export interface RangeSteps {
  weightedAverageCostOfCapital: number;
  terminalGrowth: number;
  exitMultiple: number;
  multipleBand: number;
}

export interface ValuationInputs {
  method: ValuationMethod;
  /** Currency units in one unit of money: 1, 1,000 or 1,000,000. Size nodes are in whole currency units. */
  unit: number;
  /** ISO date; the base year's end when omitted. Flows are discounted to it; only later ones are valued. */
  valuationDate?: string | null;
  /** ISO date of the balance sheet for the bridge; the end of the base year when omitted. */
  balanceDate?: string | null;
  accounts: Accounts;
  adjustments: NormalisationAdjustment[];
  projection: Projection;
  costOfCapital: CostOfCapital;
  terminal: TerminalValueInputs;
  discounting: DiscountingConvention;
  multiples: MultiplesInputs;
  weights: MethodWeights;
  bridge: EquityBridge;
  /** Items added individually to the net debt, each with its reason. */
  debtItems?: DebtItem[];
  /** When omitted, rents are treated as an expense, not as debt. */
  leases?: OperatingLeases;
  range: RangeSteps;
  /** True to add the shortfall of cash below its minimum to the net debt; false when omitted. */
  deductsCashShortfall?: boolean;
  /**
   * True when a method without a value gives its weight to the other one. When omitted, a mixed value requires both
   * methods.
   */
  mixedOverAvailable?: boolean;
  discounts?: Discounts;
  shares?: Shares;
  /** A cross-check that does not affect the value. */
  netAssets?: NetAssetsInputs;
}
