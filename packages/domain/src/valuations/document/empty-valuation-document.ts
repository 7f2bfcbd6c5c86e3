import {
  accountLines,
  type AccountYear,
  bridgeItems,
  type Driver,
  driverNames,
  type DriverName,
  type EquityBridge,
} from '@valia/valuation/valuation-inputs.ts';
import { productSource } from '../product-sources.ts';
import { proposedValuationDate } from './proposed-valuation-date.ts';
import type { ValuationDocument } from './valuation-document.ts';

const closedYears = 3;
const projectedYears = 5;
const generalTaxRate = 0.25;
const damodaran = productSource('damodaran-2026-01', '2026-01-05');

export interface EmptyValuation {
  method: ValuationDocument['method'];
  companyName: string;
  /** ISO date in Madrid. */
  today: string;
}

const recordOf = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

const emptyYear = (year: number): AccountYear => ({
  year,
  lines: recordOf(accountLines, () => null),
});

const constantDriver = (name: DriverName): Driver => ({
  path: { kind: 'constant', value: name === 'taxRate' ? generalTaxRate : null },
  overrides: [],
});

// Debt and cash are always required; all other bridge items are zero until a user enters them.
const emptyBridge = (): EquityBridge => ({
  ...recordOf(bridgeItems, () => 0),
  financialDebt: null,
  cash: null,
});

const emptyCompany = (name: string): ValuationDocument['company'] => ({
  name,
  taxId: '',
  sector: null,
  cnae: { version: 'CNAE-2025', code: '' },
  province: null,
  foundedYear: null,
  employees: null,
});

const emptyCostOfCapital = (): ValuationDocument['costOfCapital'] => ({
  mode: 'build-up',
  weightedAverageCostOfCapital: null,
  buildUp: {
    riskFreeRate: null,
    unleveredBeta: null,
    debtToEquity: null,
    equityRiskPremium: 0.0423,
    countryRiskPremium: 0.0155,
    sizePremium: null,
    specificRiskPremium: null,
    debtSpread: null,
    countryDefaultSpread: 0.0102,
    taxRate: null,
  },
});

/** The initial market figures of the product, each with its source. */
const startingSources: ValuationDocument['sources'] = {
  'costOfCapital.buildUp.equityRiskPremium': damodaran,
  'costOfCapital.buildUp.countryRiskPremium': damodaran,
  'costOfCapital.buildUp.countryDefaultSpread': damodaran,
  'terminal.taxRate': productSource('spanish-general-tax-rate'),
};

/**
 * A new valuation: the last closed years before `today`, five projected ones, Spain's market figures (ERP 4.23 %,
 * country premium 1.55 %, default spread 1.02 %), its tax of each year by turnover and 25 % in perpetuity, 60/40
 * weights; everything else still has to be entered.
 */
export const emptyValuationDocument = ({
  method,
  companyName,
  today,
}: EmptyValuation): ValuationDocument => {
  const baseYear = Number(today.slice(0, 4)) - 1;
  return {
    schemaVersion: 1,
    company: emptyCompany(companyName),
    client: { name: '', contact: '' },
    valuationDate: proposedValuationDate(baseYear, today),
    currency: 'EUR',
    unit: 1,
    method,
    accounts: {
      detail: 'lines',
      years: Array.from({ length: closedYears }, (_, index) =>
        emptyYear(baseYear - closedYears + 1 + index),
      ),
    },
    adjustments: [],
    projection: {
      years: projectedYears,
      drivers: recordOf(driverNames, constantDriver),
      spanishTax: { regime: 'by-turnover' },
    },
    costOfCapital: emptyCostOfCapital(),
    terminal: {
      method: 'gordon',
      terminalGrowth: null,
      exitMultiple: null,
      taxRate: generalTaxRate,
    },
    discounting: 'mid-year',
    multiples: {
      evToEbitda: { low: null, central: null, high: null, origin: { kind: 'own', note: '' } },
      sizeStep: { mode: 'auto' },
    },
    weights: { dcf: 0.6, multiples: 0.4 },
    bridge: emptyBridge(),
    range: {
      weightedAverageCostOfCapital: 0.005,
      terminalGrowth: 0.0025,
      exitMultiple: 0.5,
      multipleBand: 0.15,
    },
    sources: { ...startingSources },
    conclusion: '',
  };
};
