import type { ReportLanguage, ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/empty-valuation-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { valueCompany } from '@valia/valuation/value-company.ts';
import type { AccountLine, Driver } from '@valia/valuation/valuation-inputs.ts';

const constant = (value: number): Driver => ({ path: { kind: 'constant', value }, overrides: [] });

const perYear = (values: number[]): Driver => ({ path: { kind: 'per-year', values }, overrides: [] });

const noLines: Record<AccountLine, number | null> = {
  revenue: null,
  otherIncome: null,
  supplies: null,
  personnel: null,
  otherOperatingExpenses: null,
  ebitda: null,
  depreciationAndAmortization: null,
  capitalExpenditure: null,
  inventories: null,
  tradeReceivables: null,
  tradePayables: null,
  netWorkingCapital: null,
};

const adjustment = (
  [index, line, label, reason]: [number, ValuationDocument['adjustments'][number]['line'], string, string],
  amounts: number[],
): ValuationDocument['adjustments'][number] => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  line,
  label,
  reason,
  amounts: amounts.map((amount, position) => ({ year: 2023 + position, amount })),
});

const empty = (method: ValuationDocument['method'], companyName: string): ValuationDocument =>
  emptyValuationDocument({ method, companyName, today: '2026-03-12' });

const lines = (values: Partial<Record<AccountLine, number>>) => ({ ...noLines, ...values });

/** The invented company of the worked example: three closed years by line, six adjustments, five projected years. */
export const workedExample = (): ValuationDocument => ({
  ...empty('mixed', 'Conservas Valdeorza, S.L.'),
  company: {
    name: 'Conservas Valdeorza, S.L.',
    taxId: 'B26000000',
    sector: 'ALI',
    cnae: { version: 'CNAE-2025', code: '10.39' },
    province: '26',
    foundedYear: 1987,
    employees: 58,
  },
  accounts: {
    detail: 'lines',
    years: [
      {
        year: 2023,
        lines: lines({
          revenue: 10_214_600, otherIncome: 62_100, supplies: 6_128_800, personnel: 1_893_500,
          otherOperatingExpenses: 1_344_700, depreciationAndAmortization: 296_400, capitalExpenditure: 402_300,
          inventories: 1_598_400, tradeReceivables: 1_842_600, tradePayables: 1_402_700,
        }),
      },
      {
        year: 2024,
        lines: lines({
          revenue: 10_738_900, otherIncome: 58_400, supplies: 6_389_600, personnel: 1_968_200,
          otherOperatingExpenses: 1_398_600, depreciationAndAmortization: 308_700, capitalExpenditure: 331_800,
          inventories: 1_671_900, tradeReceivables: 1_918_700, tradePayables: 1_446_300,
        }),
      },
      {
        year: 2025,
        lines: lines({
          revenue: 11_206_300, otherIncome: 93_200, supplies: 6_634_100, personnel: 2_061_700,
          otherOperatingExpenses: 1_483_100, depreciationAndAmortization: 321_500, capitalExpenditure: 368_400,
          inventories: 1_742_300, tradeReceivables: 1_986_400, tradePayables: 1_487_500,
        }),
      },
    ],
  },
  adjustments: [
    adjustment([1, 'personnel', 'Retribución de los socios sobre mercado', 'Los dos cobran 148.000 €; a mercado, 102.000 €.'], [42_000, 44_000, 46_000]),
    adjustment([2, 'personnel', 'Sueldo de un familiar sin función', 'No se sustituiría tras la venta.'], [25_800, 26_600, 27_400]),
    adjustment([3, 'otherOperatingExpenses', 'Alquiler de la nave por debajo de mercado', 'Nave de un socio: 2,40 frente a 3,20 €/m² al mes.'], [-35_600, -37_000, -38_400]),
    adjustment([4, 'otherOperatingExpenses', 'Pleito con un antiguo distribuidor', 'Terminado en 2025 con sentencia firme.'], [0, 18_500, 52_800]),
    adjustment([5, 'otherIncome', 'Subvención a la digitalización', 'Concedida una sola vez; no se repetirá.'], [0, 0, -31_000]),
    adjustment([6, 'otherOperatingExpenses', 'Gastos particulares de los socios', 'Vehículo y viajes sin relación con el negocio.'], [11_200, 11_900, 12_600]),
  ],
  projection: {
    years: 5,
    drivers: {
      revenueGrowth: perYear([0.04, 0.04, 0.035, 0.03, 0.025]),
      ebitdaMargin: perYear([0.106, 0.107, 0.108, 0.109, 0.11]),
      depreciationToRevenue: constant(0.029),
      capitalExpenditureToRevenue: constant(0.032),
      netWorkingCapitalToRevenue: constant(0.2),
      taxRate: constant(0.25),
    },
  },
  costOfCapital: {
    mode: 'build-up',
    weightedAverageCostOfCapital: null,
    buildUp: {
      riskFreeRate: 0.0285, unleveredBeta: 0.37, debtToEquity: 0.4, equityRiskPremium: 0.0423,
      countryRiskPremium: 0.0155, sizePremium: 0.035, specificRiskPremium: 0.02, debtSpread: 0.0078,
      countryDefaultSpread: 0.0102, taxRate: 0.25,
    },
  },
  terminal: { method: 'gordon', terminalGrowth: 0.02, exitMultiple: null },
  multiples: {
    evToEbitda: {
      low: 9.44,
      central: 11.8,
      high: 12.43,
      origin: {
        kind: 'sector',
        sector: 'ALI',
        region: 'Western Europe',
        date: '2026-01-05',
        firms: 244,
        source: 'A. Damodaran, NYU Stern',
        setId: '00000000-0000-4000-8000-0000000000ff',
      },
    },
    sizeStep: { mode: 'auto' },
  },
  bridge: {
    financialDebt: 2_640_000, cash: 884_000, minimumCash: 300_000, debtLikeItems: 96_000,
    nonControllingInterests: 0, nonOperatingAssets: 285_000, taxPosition: -41_700,
  },
  sources: {
    accounts: { text: '2023 y 2024: cuentas depositadas en el Registro Mercantil. 2025: balance de sumas y saldos, sin auditar', date: null },
    'projection.drivers.revenueGrowth': { text: 'Plan de la dirección (feb. 2026), recortado 1 pp', date: null },
    'projection.drivers.taxRate': { text: 'Tipo general: supera los 10 M€ de cifra de negocios', date: null },
    'costOfCapital.buildUp.riskFreeRate': { text: 'Bund a 10 años', date: '2025-12-30' },
    'costOfCapital.buildUp.unleveredBeta': { text: 'Damodaran, enero 2026', date: '2026-01-05' },
    'costOfCapital.buildUp.equityRiskPremium': { text: 'Damodaran, enero 2026', date: '2026-01-05' },
    'costOfCapital.buildUp.sizePremium': { text: 'Criterio de la asesora', date: null },
    'terminal.terminalGrowth': { text: 'Objetivo de inflación del BCE', date: null },
    'bridge.debtLikeItems': { text: 'Subvención reintegrable (172)', date: null },
    'bridge.nonOperatingAssets': { text: 'Piso alquilado, tasación neta de impuestos', date: null },
    'bridge.taxPosition': { text: 'Impuesto de 2025 por pagar (4752)', date: null },
  },
});

/** A small workshop by DCF alone: summary accounts of two years, a given WACC, an exit multiple, year-end flows. */
export const discountedOnly = (): ValuationDocument => ({
  ...empty('dcf', 'Taller Mecánico Hermanos Quesada, S.L.'),
  accounts: {
    detail: 'summary',
    years: [
      { year: 2024, lines: lines({ revenue: 812_000, ebitda: 96_500, depreciationAndAmortization: 21_000 }) },
      {
        year: 2025,
        lines: lines({
          revenue: 861_400, ebitda: 104_200, depreciationAndAmortization: 22_400, capitalExpenditure: 25_000,
          netWorkingCapital: 71_000,
        }),
      },
    ],
  },
  projection: {
    years: 5,
    drivers: {
      revenueGrowth: { path: { kind: 'fade', start: 0.05, end: 0.02, holdYears: 1, reachYear: 5 }, overrides: [{ year: 2027, value: 0.06, reason: 'Segundo elevador' }] },
      ebitdaMargin: constant(0.121),
      depreciationToRevenue: constant(0.026),
      capitalExpenditureToRevenue: constant(0.028),
      netWorkingCapitalToRevenue: constant(0.08),
      taxRate: perYear([0.23, 0.22, 0.21, 0.2, 0.2]),
    },
  },
  costOfCapital: { ...empty('dcf', '').costOfCapital, mode: 'direct', weightedAverageCostOfCapital: 0.125 },
  terminal: { method: 'exit-multiple', terminalGrowth: null, exitMultiple: 4.5 },
  discounting: 'year-end',
  bridge: { ...empty('dcf', '').bridge, financialDebt: 61_000, cash: 18_300 },
});

/** A distributor by its own multiple, with one closed year and more debt than value. */
export const multiplesOnly = (): ValuationDocument => ({
  ...empty('multiples', 'Distribuciones Alimentarias del Alto Aragón y Navarra, Sociedad Limitada Unipersonal'),
  unit: 1_000,
  accounts: { detail: 'summary', years: [{ year: 2025, lines: lines({ revenue: 14_820, ebitda: 702 }) }] },
  multiples: {
    evToEbitda: { low: null, central: 5.8, high: null, origin: { kind: 'own', note: 'Tres operaciones del sector en 2024 y 2025' } },
    sizeStep: { mode: 'manual', value: 0 },
  },
  bridge: { ...empty('multiples', '').bridge, financialDebt: 5_900, cash: 310, debtLikeItems: 240 },
});

/** A software company with fifteen projected years. */
export const fifteenYears = (): ValuationDocument => ({
  ...discountedOnly(),
  company: { ...empty('dcf', 'Nébula Programari, S.A.').company, sector: 'SOF', taxId: 'A08000001' },
  accounts: {
    detail: 'summary',
    years: [
      { year: 2025, lines: lines({ revenue: 48_300_000, ebitda: 7_100_000, depreciationAndAmortization: 1_900_000, capitalExpenditure: 2_400_000, netWorkingCapital: 3_100_000 }) },
    ],
  },
  projection: {
    years: 15,
    drivers: {
      revenueGrowth: { path: { kind: 'fade', start: 0.14, end: 0.02, holdYears: 5, reachYear: 12 }, overrides: [] },
      ebitdaMargin: { path: { kind: 'fade', start: 0.15, end: 0.22, holdYears: 0, reachYear: 8 }, overrides: [] },
      depreciationToRevenue: constant(0.04),
      capitalExpenditureToRevenue: constant(0.045),
      netWorkingCapitalToRevenue: constant(0.065),
      taxRate: constant(0.25),
    },
  },
  costOfCapital: workedExample().costOfCapital,
  terminal: { method: 'gordon', terminalGrowth: 0.02, exitMultiple: null },
  discounting: 'mid-year',
  bridge: { ...empty('dcf', '').bridge, financialDebt: 6_400_000, cash: 2_150_000 },
});

/** The least that gives a value: revenue, EBITDA, a multiple, no debt. */
export const minimalCompany = (): ValuationDocument => ({
  ...empty('multiples', 'Bar Pepe'),
  valuationDate: null,
  accounts: { detail: 'summary', years: [{ year: 2025, lines: lines({ revenue: 92_000, ebitda: 9_400 }) }] },
  multiples: {
    evToEbitda: { low: null, central: 3, high: null, origin: { kind: 'own', note: '' } },
    sizeStep: { mode: 'manual', value: 0 },
  },
  bridge: { ...empty('multiples', '').bridge, financialDebt: 0, cash: 0 },
});

/** A report of a document, valued by the engine, as the service hands it over. */
export const reportInput = (document: ValuationDocument, language: ReportLanguage): ValuationReportInput => ({
  language,
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
  },
});
