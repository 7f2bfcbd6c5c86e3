import { reportSections } from '@valia/domain/reports/report-choice.ts';
import { emptyBranding } from '@valia/domain/reports/empty-branding.ts';
import type {
  ReportLanguage,
  ValuationReportInput,
} from '@valia/domain/reports/valuation-report-input.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import {
  sampleConstantDriver,
  sampleDocument,
  accountLinesWith,
  sampleYearlyDriver,
} from './sample-document.ts';
import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';

/**
 * A small workshop valued by DCF alone: summary accounts of two years, a given WACC, an exit multiple, year-end flows.
 */
export const discountedOnly = (): ValuationDocument => ({
  ...sampleDocument('dcf', 'Taller Mecánico Hermanos Quesada, S.L.'),
  accounts: {
    detail: 'summary',
    years: [
      {
        year: 2024,
        lines: accountLinesWith({
          revenue: 812_000,
          ebitda: 96_500,
          depreciationAndAmortization: 21_000,
        }),
      },
      {
        year: 2025,
        lines: accountLinesWith({
          revenue: 861_400,
          ebitda: 104_200,
          depreciationAndAmortization: 22_400,
          capitalExpenditure: 25_000,
          netWorkingCapital: 71_000,
        }),
      },
    ],
  },
  projection: {
    years: 5,
    drivers: {
      revenueGrowth: {
        path: { kind: 'fade', start: 0.05, end: 0.02, holdYears: 1, reachYear: 5 },
        overrides: [{ year: 2027, value: 0.06, reason: 'Segundo elevador' }],
      },
      ebitdaMargin: sampleConstantDriver(0.121),
      depreciationToRevenue: sampleConstantDriver(0.026),
      capitalExpenditureToRevenue: sampleConstantDriver(0.028),
      netWorkingCapitalToRevenue: sampleConstantDriver(0.08),
      taxRate: sampleYearlyDriver([0.23, 0.22, 0.21, 0.2, 0.2]),
    },
  },
  costOfCapital: {
    ...sampleDocument('dcf', '').costOfCapital,
    mode: 'direct',
    weightedAverageCostOfCapital: 0.125,
  },
  terminal: { method: 'exit-multiple', terminalGrowth: null, exitMultiple: 4.5 },
  discounting: 'year-end',
  bridge: { ...sampleDocument('dcf', '').bridge, financialDebt: 61_000, cash: 18_300 },
});

/** A distributor valued by the adviser's own multiple, with one closed year and more debt than value. */
export const multiplesOnly = (): ValuationDocument => ({
  ...sampleDocument(
    'multiples',
    'Distribuciones Alimentarias del Alto Aragón y Navarra, Sociedad Limitada Unipersonal',
  ),
  unit: 1_000,
  accounts: {
    detail: 'summary',
    years: [{ year: 2025, lines: accountLinesWith({ revenue: 14_820, ebitda: 702 }) }],
  },
  multiples: {
    evToEbitda: {
      low: null,
      central: 5.8,
      high: null,
      origin: { kind: 'own', note: 'Tres operaciones del sector en 2024 y 2025' },
    },
    sizeStep: { mode: 'manual', value: 0 },
  },
  bridge: {
    ...sampleDocument('multiples', '').bridge,
    financialDebt: 5_900,
    cash: 310,
    debtLikeItems: 240,
  },
});

/** A software company with fifteen projected years. */
export const fifteenYears = (): ValuationDocument => ({
  ...discountedOnly(),
  company: {
    ...sampleDocument('dcf', 'Nébula Programari, S.A.').company,
    sector: 'SOF',
    taxId: 'A08000001',
  },
  accounts: {
    detail: 'summary',
    years: [
      {
        year: 2025,
        lines: accountLinesWith({
          revenue: 48_300_000,
          ebitda: 7_100_000,
          depreciationAndAmortization: 1_900_000,
          capitalExpenditure: 2_400_000,
          netWorkingCapital: 3_100_000,
        }),
      },
    ],
  },
  projection: {
    years: 15,
    drivers: {
      revenueGrowth: {
        path: { kind: 'fade', start: 0.14, end: 0.02, holdYears: 5, reachYear: 12 },
        overrides: [],
      },
      ebitdaMargin: {
        path: { kind: 'fade', start: 0.15, end: 0.22, holdYears: 0, reachYear: 8 },
        overrides: [],
      },
      depreciationToRevenue: sampleConstantDriver(0.04),
      capitalExpenditureToRevenue: sampleConstantDriver(0.045),
      netWorkingCapitalToRevenue: sampleConstantDriver(0.065),
      taxRate: sampleConstantDriver(0.25),
    },
  },
  costOfCapital: valdeorzaDocument().costOfCapital,
  terminal: { method: 'gordon', terminalGrowth: 0.02, exitMultiple: null },
  discounting: 'mid-year',
  bridge: { ...sampleDocument('dcf', '').bridge, financialDebt: 6_400_000, cash: 2_150_000 },
});

/** The minimum inputs for a value: revenue, EBITDA, a multiple, no debt. */
export const minimalCompany = (): ValuationDocument => ({
  ...sampleDocument('multiples', 'Bar Pepe'),
  valuationDate: null,
  accounts: {
    detail: 'summary',
    years: [{ year: 2025, lines: accountLinesWith({ revenue: 92_000, ebitda: 9_400 }) }],
  },
  multiples: {
    evToEbitda: { low: null, central: 3, high: null, origin: { kind: 'own', note: '' } },
    sizeStep: { mode: 'manual', value: 0 },
  },
  bridge: { ...sampleDocument('multiples', '').bridge, financialDebt: 0, cash: 0 },
});

/** The input of a report for a document valued by the engine, as the service provides it. */
export const sampleReportInput = (
  document: ValuationDocument,
  language: ReportLanguage,
  changes: Partial<ValuationReportInput> = {},
): ValuationReportInput => ({
  language,
  kind: 'full',
  sections: reportSections,
  type: 'client_business',
  document,
  outcome: valueCompany(document),
  adviser: {
    name: 'Irene Sanabria Coll',
    organizationName: 'Merindal Asesores',
    email: 'irene@merindal.example',
    phone: '941 000 000',
    city: 'Logroño',
  },
  firm: { name: 'Firma de Demostración, S.L.' },
  issuedAt: '2026-03-12T09:30:00.000Z',
  snapshot: {
    sha256: '51daf151eab5d7f1169ad1dd413b6c97e5c9c4f75623cbcaa76e1205bab43f59',
    engineVersion: '1.0.0',
    createdAt: '2026-03-12T09:28:00.000Z',
    number: 2,
  },
  compared: null,
  listedContrast: {
    region: 'US',
    date: '2026-01-05',
    source: 'A. Damodaran, NYU Stern',
    firms: 129,
    evToEbit: 14.74,
  },
  sectorContext: null,
  brand: emptyBranding,
  verification: {
    code: '7K2M-Q4XA-90TZ-3HVB-E8RD',
    address: 'https://valia.example/verify',
  },
  ...changes,
});
