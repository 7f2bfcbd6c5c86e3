import type {
  SectorMultiple,
  SectorMultiples,
} from '@valia/domain/valuations/valuation-schemas.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import { productSource } from '@valia/domain/valuations/product-sources.ts';
import type { AccountYear, Driver } from '@valia/valuation/valuation-inputs.ts';
import type { DemoCompany } from './demo-content.ts';

const baseYear = 2025;

/** A day on which a new valuation proposes the demo data's base year as the last closed year. */
export const demoProposalDay = '2026-03-31';

const daysPerYear = 365;

const toHundreds = (amount: number): number => Math.round(amount / 100) * 100;

const accountYear = (company: DemoCompany, index: number): AccountYear => {
  const revenue = company.revenue[index] ?? 0;
  const earlier = company.revenue.length - 1 - index;
  const personnel = company.personnel + company.improvement * earlier;
  return {
    year: baseYear - earlier,
    lines: {
      revenue,
      otherIncome: 0,
      supplies: toHundreds(revenue * company.supplies),
      personnel: toHundreds(revenue * personnel),
      otherOperatingExpenses: toHundreds(revenue * company.otherExpenses),
      ebitda: null,
      depreciationAndAmortization: toHundreds(revenue * company.depreciation),
      capitalExpenditure: toHundreds(revenue * company.capitalExpenditure),
      inventories: toHundreds((revenue * company.inventoryDays) / daysPerYear),
      tradeReceivables: toHundreds((revenue * company.receivableDays) / daysPerYear),
      tradePayables: toHundreds((revenue * company.payableDays) / daysPerYear),
      netWorkingCapital: null,
    },
  };
};

const constant = (value: number): Driver => ({ path: { kind: 'constant', value }, overrides: [] });

const workingCapitalShare = ({ inventoryDays, receivableDays, payableDays }: DemoCompany): number =>
  Math.round(((inventoryDays + receivableDays - payableDays) / daysPerYear) * 1000) / 1000;

const projection = (company: DemoCompany): ValuationDocument['projection'] => {
  const baseMargin = 1 - company.supplies - company.personnel - company.otherExpenses;
  return {
    years: company.growth.length,
    drivers: {
      revenueGrowth: { path: { kind: 'per-year', values: [...company.growth] }, overrides: [] },
      ebitdaMargin: {
        path: {
          kind: 'fade',
          start: Math.round(baseMargin * 1000) / 1000,
          end: company.marginTarget,
          holdYears: 1,
          reachYear: company.growth.length,
        },
        overrides: [],
      },
      depreciationToRevenue: constant(company.depreciation),
      capitalExpenditureToRevenue: constant(company.capitalExpenditure),
      netWorkingCapitalToRevenue: constant(workingCapitalShare(company)),
      taxRate: constant(0.25),
    },
    spanishTax: { regime: 'by-turnover' },
  };
};

/** The sector's multiples with their source, as the editor copies them when the user chooses the sector. */
export const demoSectorMultiple = (
  { setId, region, date, source, sizeStepNodes }: SectorMultiples,
  { code, firms, low, central, high }: SectorMultiple,
): ValuationDocument['multiples'] => ({
  evToEbitda: {
    low,
    central,
    high,
    origin: { kind: 'sector', sector: code, region, date, firms, source, setId },
  },
  sizeStep: { mode: 'auto' },
  sizeStepNodes,
});

const costOfCapital = (
  empty: ValuationDocument['costOfCapital'],
  company: DemoCompany,
  sector: SectorMultiple,
): ValuationDocument['costOfCapital'] => ({
  ...empty,
  buildUp: {
    ...empty.buildUp,
    riskFreeRate: 0.0285,
    unleveredBeta: sector.unleveredBeta,
    debtToEquity: sector.debtToEquity,
    sizePremium: 0.035,
    specificRiskPremium: company.specificRiskPremium,
    debtSpread: 0.0078,
  },
});

const sectorNote = ({ date }: SectorMultiples) =>
  productSource('damodaran-europe-sector-average', date);

/** The facts of a company, and of the client that it is valued for. */
export const demoCompanyFacts = (
  company: Pick<
    DemoCompany,
    'name' | 'taxId' | 'sector' | 'cnae' | 'province' | 'foundedYear' | 'employees' | 'clientName'
  >,
): Pick<ValuationDocument, 'company' | 'client'> => ({
  company: {
    name: company.name,
    taxId: company.taxId,
    sector: company.sector,
    cnae: { version: 'CNAE-2025', code: company.cnae },
    province: company.province,
    foundedYear: company.foundedYear,
    employees: company.employees,
  },
  client: { name: company.clientName, contact: '' },
});

/** A complete, computable valuation of an invented company, base year 2025, in euros. */
export const demoDocument = (
  company: DemoCompany,
  set: SectorMultiples,
  sector: SectorMultiple,
): ValuationDocument => {
  const empty = emptyValuationDocument({
    method: company.method,
    companyName: company.name,
    today: demoProposalDay,
  });
  return {
    ...empty,
    ...demoCompanyFacts(company),
    accounts: {
      detail: 'lines',
      years: company.revenue.map((_, index) => accountYear(company, index)),
    },
    projection: projection(company),
    costOfCapital: costOfCapital(empty.costOfCapital, company, sector),
    terminal: { ...empty.terminal, terminalGrowth: company.terminalGrowth },
    multiples: demoSectorMultiple(set, sector),
    bridge: {
      ...empty.bridge,
      financialDebt: company.financialDebt,
      cash: company.cash,
      minimumCash: company.minimumCash,
      nonOperatingAssets: company.nonOperatingAssets,
    },
    sources: {
      ...empty.sources,
      'costOfCapital.buildUp.riskFreeRate': { text: 'Bono alemán a 10 años', date: '2025-12-31' },
      'costOfCapital.buildUp.unleveredBeta': sectorNote(set),
      'costOfCapital.buildUp.debtToEquity': sectorNote(set),
      'accounts.years.2': { text: 'Balance de sumas y saldos, sin auditar', date: '2025-12-31' },
    },
  };
};
