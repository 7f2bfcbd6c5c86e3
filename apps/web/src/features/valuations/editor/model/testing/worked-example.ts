import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';

type Lines = ValuationDocument['accounts']['years'][number]['lines'];

const year = (
  calendarYear: number,
  lines: Partial<Lines>,
): ValuationDocument['accounts']['years'][number] => ({
  year: calendarYear,
  lines: {
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
    ...lines,
  },
});

const adjustment = (
  index: number,
  line: ValuationDocument['adjustments'][number]['line'],
  label: string,
  amounts: readonly [number, number, number],
): ValuationDocument['adjustments'][number] => ({
  id: `00000000-0000-4000-8000-00000000000${String(index)}`,
  line,
  label,
  reason: '',
  amounts: amounts.map((amount, position) => ({ year: 2023 + position, amount })),
});

const perYear = (
  ...values: number[]
): ValuationDocument['projection']['drivers']['revenueGrowth'] => ({
  path: { kind: 'per-year', values },
  overrides: [],
});

const constant = (value: number): ValuationDocument['projection']['drivers']['revenueGrowth'] => ({
  path: { kind: 'constant', value },
  overrides: [],
});

/** A small food company whose mixed value, 7,008,572 €, was computed independently. The company is invented. */
export const workedExample: ValuationDocument = {
  schemaVersion: 1,
  company: {
    name: 'Conservas Valdeorza, S.L.',
    taxId: 'B26000000',
    sector: 'ALI',
    cnae: { version: 'CNAE-2025', code: '10.39' },
    province: '26',
    foundedYear: 1987,
    employees: 58,
  },
  client: { name: '', contact: '' },
  valuationDate: '2025-12-31',
  currency: 'EUR',
  unit: 1,
  method: 'mixed',
  accounts: {
    detail: 'lines',
    years: [
      year(2023, {
        revenue: 10_214_600,
        otherIncome: 62_100,
        supplies: 6_128_800,
        personnel: 1_893_500,
        otherOperatingExpenses: 1_344_700,
        depreciationAndAmortization: 296_400,
        capitalExpenditure: 402_300,
        inventories: 1_598_400,
        tradeReceivables: 1_842_600,
        tradePayables: 1_402_700,
      }),
      year(2024, {
        revenue: 10_738_900,
        otherIncome: 58_400,
        supplies: 6_389_600,
        personnel: 1_968_200,
        otherOperatingExpenses: 1_398_600,
        depreciationAndAmortization: 308_700,
        capitalExpenditure: 331_800,
        inventories: 1_671_900,
        tradeReceivables: 1_918_700,
        tradePayables: 1_446_300,
      }),
      year(2025, {
        revenue: 11_206_300,
        otherIncome: 93_200,
        supplies: 6_634_100,
        personnel: 2_061_700,
        otherOperatingExpenses: 1_483_100,
        depreciationAndAmortization: 321_500,
        capitalExpenditure: 368_400,
        inventories: 1_742_300,
        tradeReceivables: 1_986_400,
        tradePayables: 1_487_500,
      }),
    ],
  },
  adjustments: [
    adjustment(1, 'personnel', 'Retribución del socio', [42_000, 44_000, 46_000]),
    adjustment(2, 'personnel', 'Familiar sin función', [25_800, 26_600, 27_400]),
    adjustment(3, 'otherOperatingExpenses', 'Renta a mercado', [-35_600, -37_000, -38_400]),
    adjustment(4, 'otherOperatingExpenses', 'Asesoría extraordinaria', [0, 18_500, 52_800]),
    adjustment(5, 'otherIncome', 'Subvención puntual', [0, 0, -31_000]),
    adjustment(6, 'otherOperatingExpenses', 'Gastos personales', [11_200, 11_900, 12_600]),
  ],
  projection: {
    years: 5,
    drivers: {
      revenueGrowth: perYear(0.04, 0.04, 0.035, 0.03, 0.025),
      ebitdaMargin: perYear(0.106, 0.107, 0.108, 0.109, 0.11),
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
      riskFreeRate: 0.0285,
      unleveredBeta: 0.37,
      debtToEquity: 0.4,
      equityRiskPremium: 0.0423,
      countryRiskPremium: 0.0155,
      sizePremium: 0.035,
      specificRiskPremium: 0.02,
      debtSpread: 0.0078,
      countryDefaultSpread: 0.0102,
      taxRate: 0.25,
    },
  },
  terminal: { method: 'gordon', terminalGrowth: 0.02, exitMultiple: null },
  discounting: 'mid-year',
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
        source: 'Damodaran',
        setId: '00000000-0000-4000-8000-0000000000aa',
      },
    },
    sizeStep: { mode: 'manual', value: -0.35 },
  },
  weights: { dcf: 0.6, multiples: 0.4 },
  bridge: {
    financialDebt: 2_640_000,
    cash: 884_000,
    minimumCash: 300_000,
    debtLikeItems: 96_000,
    nonControllingInterests: 0,
    nonOperatingAssets: 285_000,
    taxPosition: -41_700,
  },
  range: {
    weightedAverageCostOfCapital: 0.005,
    terminalGrowth: 0.0025,
    exitMultiple: 0.5,
    multipleBand: 0.15,
  },
  sources: {},
  conclusion: '',
};
