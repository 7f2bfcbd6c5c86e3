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
 * What the engine values. Money is in the valuation's own unit, rates and margins are fractions (0.05 = 5 %),
 * multiples are times (7.5 = 7.5x), years are calendar years. `null` means "not given yet".
 */
export type ValuationMethod = 'dcf' | 'multiples' | 'mixed';

/** Lines of one year's accounts. Costs, amortisation, capex and payables are given as positive amounts. */
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
  /** Own work capitalised (PGC 73), part of EBITDA; only looked at for a warning. */
  capitalisedOwnWork?: number | null;
}

/** `lines`: EBITDA and net working capital follow from their parts; `summary`: they are typed in. */
export type AccountsDetail = 'summary' | 'lines';

/** Ascending years, without gaps; the last one is the base year. One to six. */
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

/** One normalisation; each amount is its signed effect on EBITDA in that year. */
export interface NormalisationAdjustment {
  id: string;
  line: NormalisableLine;
  label: string;
  reason: string;
  support?: string;
  amounts: { year: number; amount: number }[];
}

/**
 * How a driver moves over the projected years (t = 1…n).
 * `fade`: `start` up to `holdYears`, then linear to `end`, which it reaches in `reachYear` and keeps; both whole.
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

/** What growth costs as a whole; capex, D&A and net working capital are then no part of the flow. */
export interface Reinvestment {
  basis: 'sales-to-capital';
  salesToCapital: Driver;
}

/** Losses of earlier years, and whether the Spanish ceiling on their yearly use applies. */
export interface LossCarryForwardOption {
  opening: number | null;
  limit: 'none' | 'spain';
  /** Share of a year's profit that they may take where a foral law limits them, in place of the State's limit. */
  foralShare?: number | null;
}

/**
 * `years` projected years (1…15) that follow the base year. Options left out: margin on EBITDA, net working capital
 * as a share of revenue, reinvestment by capex, no losses.
 */
export interface Projection {
  years: number;
  drivers: Record<DriverName, Driver>;
  /** EBIT over revenue; it takes the place of the EBITDA margin. */
  ebitMargin?: Driver;
  workingCapital?: WorkingCapital;
  reinvestment?: Reinvestment;
  losses?: LossCarryForwardOption;
  /**
   * Spanish rates by year, size and profit in place of the tax driver; its overrides still hold. A new company's or a
   * start-up's reduced rate ends with its years, and turnover decides from then on, for ever.
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

/** Weights other than those of `debtToEquity`, which then only relevers the beta. Market values in money. */
export type CapitalWeights =
  | {
      basis: 'market';
      debt: number | null;
      equity: number | null;
      /** Rounds after which the equity met the value that it leads to; only looked at by readers. */
      rounds?: number;
    }
  | { basis: 'target'; debtToValue: number | null };

/** The debt's spread from the rating that the interest coverage would earn; money as positive amounts. */
export interface SyntheticRatingInputs {
  table: 'smaller' | 'large' | 'financial';
  operatingProfit: number | null;
  interestExpense: number | null;
  /** Interest part of the rents, added to profit and interest alike; 0 when left out. */
  leaseInterest?: number | null;
  /** The spread moves evenly between the table's coverages, instead of in steps. */
  interpolated?: boolean;
}

export interface CostOfCapital {
  mode: 'direct' | 'build-up';
  weightedAverageCostOfCapital: number | null;
  /** Without a tax rate of its own, interest saves tax at the rate of the perpetuity. */
  buildUp: Record<CostOfCapitalInput, number | null>;
  /** The rate of each year, in place of the mode's; the last projected year's is also the terminal one. */
  path?: Driver;
  weights?: CapitalWeights;
  syntheticRating?: SyntheticRatingInputs;
  /** Proposes the specific premium, which `buildUp` may hold in its place. */
  specificRisk?: Record<SpecificRiskFactor, SpecificRiskScore>;
  /** Cash over debt and equity of the firms that gave the beta; the beta is corrected for it. */
  cashToFirmValue?: number | null;
}

export interface TerminalValueInputs {
  method: 'gordon' | 'exit-multiple';
  terminalGrowth: number | null;
  exitMultiple: number | null;
  /** Both terminal values, the Gordon one with this weight (0…1); needs growth and multiple. */
  average?: { gordonWeight: number | null };
  /** Perpetual growth then costs `g / ROC` of the profit after tax, in place of the last year's investment. */
  returnOnCapital?: number | null;
  /** EBIT over revenue for ever; only with a return on capital. Left out: the last year's. */
  ebitMargin?: number | null;
  /** Tax for ever. Left out: the last year's rate. */
  taxRate?: number | null;
}

export type DiscountingConvention = 'mid-year' | 'year-end';

/** Where a multiple comes from: the firm's dated sector set, own comparables, or the adviser's own figure. */
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
   * Low, central and high are P25, P50 and P75 of the comparables, listed ones after the size step; of fewer than
   * five, the lowest, the median and the highest. With a type, of those of it alone.
   */
  | { kind: 'comparables'; type?: ComparableType }
  /** Without a type it counts as one of listed companies. With evidence, it follows the company's size. */
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
 * The size and illiquidity step on listed multiples, as a fraction (−0.35 = 35 % less); `auto`: from what deals pay,
 * or, where it does not say so, from its curve.
 */
export type SizeStep = { mode: 'auto'; basis?: 'deals' } | { mode: 'manual'; value: number | null };

/**
 * Where the curve of the size step begins and ends: enterprise values at listed multiples, in whole currency units, and
 * the step of each, which holds beyond it.
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
   * Share within the multiples method. Where a multiple cannot apply (EV of a bank), its share goes to the others;
   * where its figure is not typed yet, there is no value.
   */
  weight: number | null;
  origin: MultipleOrigin;
}

/** A company that trades at once, or a sale of one that does not. */
export const comparableTypes = ['listed', 'private-deal'] as const;
export type ComparableType = (typeof comparableTypes)[number];

/** A company or a sale like this one, with the multiples known of it. */
export interface Comparable extends Record<MultipleKind, number | null> {
  id: string;
  /** Left out of the range otherwise, yet kept in the list. */
  included: boolean;
  /** Left out: not said yet, and counted as listed. */
  type?: ComparableType;
  /** ISO; when it was sold, or its multiple read. */
  date?: string | null;
  /** Of the company when it was sold, in whole currency units; it brings the multiple to this company's size. */
  ebitda?: number;
}

export interface MultiplesInputs {
  evToEbitda: EvToEbitdaMultiple;
  sizeStep: SizeStep;
  /** Those of the sector set that was chosen; the usual ones when left out. */
  sizeStepNodes?: SizeStepNodes;
  /** Kept of the edition that was proposed from. Left out: an earlier valuation, by its curve. */
  deals?: DealMultiples;
  /** The edition whose proposal was not taken. */
  declinedEdition?: string;
  /** Own comparables, for every multiple whose origin they are. */
  comparables?: Comparable[];
  /** Share of EV/EBITDA beside further multiples; 1 when left out, 0 leaves it unused. */
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

/** All as positive amounts but `taxPosition`: positive is due to the company, negative is owed. */
export type EquityBridge = Record<BridgeItem, number | null>;

/**
 * Rents still to be paid: of each year after the base year, with a lump for all that follow the last of them; or the
 * base year's rent for so many more years.
 */
export type LeaseSchedule =
  | { basis: 'commitments'; commitments: (number | null)[]; beyond: number | null }
  | { basis: 'annuity'; years: number | null };

/** Operating leases taken as debt. Rent as a positive amount: that of the base year, which its costs hold. */
export interface OperatingLeases {
  rent: number | null;
  /** Before tax; the rents are discounted at it. */
  costOfDebt: number | null;
  /** Rounds after which it met the cost of debt that it leads to; only looked at by readers. */
  rounds?: number;
  schedule: LeaseSchedule;
}

/** Shares in issue, and options on new ones: how many there are, whatever the unit of money. Strike in whole currency units. */
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

/** Steps that make the low and the high value. */
export interface RangeSteps {
  weightedAverageCostOfCapital: number;
  terminalGrowth: number;
  exitMultiple: number;
  multipleBand: number;
}

export interface ValuationInputs {
  method: ValuationMethod;
  /** Currency units in one unit of money: 1, 1,000 or 1,000,000. The nodes of the size step are in whole currency units. */
  unit: number;
  /** ISO; left out, the close of the base year. Flows are discounted from it, and only those after it count. */
  valuationDate?: string | null;
  /** ISO; of the balance that the bridge is of. Left out, the close of the base year. */
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
  /** Added to the net debt one by one, each with its reason. */
  debtItems?: DebtItem[];
  /** Left out: rents stay an expense, and no debt. */
  leases?: OperatingLeases;
  range: RangeSteps;
  /** `true`: cash below its minimum has to be made good, and adds to the net debt. Left out: it is not looked at. */
  deductsCashShortfall?: boolean;
  /** `true`: a method without a value gives its weight to the other. Left out: the mixed value needs both. */
  mixedOverAvailable?: boolean;
  discounts?: Discounts;
  shares?: Shares;
  /** A cross-check without weight. */
  netAssets?: NetAssetsInputs;
}
