import type {
  AccountLine,
  AccountYear,
  Driver,
  NormalisationAdjustment,
} from '@valia/valuation/valuation-inputs.ts';
import { emptyValuationDocument } from '../valuations/document/empty-valuation-document.ts';
import { productSource } from '../valuations/product-sources.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

const years = [2023, 2024, 2025] as const;

const lines: Partial<Record<AccountLine, readonly number[]>> = {
  revenue: [10_214_600, 10_738_900, 11_206_300],
  otherIncome: [62_100, 58_400, 93_200],
  supplies: [6_128_800, 6_389_600, 6_634_100],
  personnel: [1_893_500, 1_968_200, 2_061_700],
  otherOperatingExpenses: [1_344_700, 1_398_600, 1_483_100],
  depreciationAndAmortization: [296_400, 308_700, 321_500],
  capitalExpenditure: [402_300, 331_800, 368_400],
  inventories: [1_598_400, 1_671_900, 1_742_300],
  tradeReceivables: [1_842_600, 1_918_700, 1_986_400],
  tradePayables: [1_402_700, 1_446_300, 1_487_500],
};

const lineOf = (line: AccountLine, index: number): number | null => lines[line]?.[index] ?? null;

const accountYear = (year: number, index: number): AccountYear => ({
  year,
  lines: {
    revenue: lineOf('revenue', index),
    otherIncome: lineOf('otherIncome', index),
    supplies: lineOf('supplies', index),
    personnel: lineOf('personnel', index),
    otherOperatingExpenses: lineOf('otherOperatingExpenses', index),
    ebitda: null,
    depreciationAndAmortization: lineOf('depreciationAndAmortization', index),
    capitalExpenditure: lineOf('capitalExpenditure', index),
    inventories: lineOf('inventories', index),
    tradeReceivables: lineOf('tradeReceivables', index),
    tradePayables: lineOf('tradePayables', index),
    netWorkingCapital: null,
  },
});

const adjustment = (
  number: number,
  line: NormalisationAdjustment['line'],
  [label, reason]: readonly [string, string],
  amounts: readonly [number, number, number],
): NormalisationAdjustment => ({
  id: `a0000000-0000-4000-8000-00000000000${number}`,
  line,
  label,
  reason,
  amounts: years.map((year, index) => ({ year, amount: amounts[index] ?? 0 })),
});

const adjustments: NormalisationAdjustment[] = [
  adjustment(
    1,
    'personnel',
    ['Retribución de los socios sobre mercado', 'Los dos cobran 148.000 €; a mercado, 102.000 €.'],
    [42_000, 44_000, 46_000],
  ),
  adjustment(
    2,
    'personnel',
    ['Sueldo de un familiar sin función', 'No se sustituiría tras la venta.'],
    [25_800, 26_600, 27_400],
  ),
  adjustment(
    3,
    'otherOperatingExpenses',
    [
      'Alquiler de la nave por debajo de mercado',
      'Nave de un socio: 2,40 frente a 3,20 €/m² al mes.',
    ],
    [-35_600, -37_000, -38_400],
  ),
  adjustment(
    4,
    'otherOperatingExpenses',
    ['Pleito con un antiguo distribuidor', 'Terminado en 2025 con sentencia firme.'],
    [0, 18_500, 52_800],
  ),
  adjustment(
    5,
    'otherIncome',
    ['Subvención a la digitalización', 'Concedida una sola vez; no se repetirá.'],
    [0, 0, -31_000],
  ),
  adjustment(
    6,
    'otherOperatingExpenses',
    ['Gastos particulares de los socios', 'Vehículo y viajes sin relación con el negocio.'],
    [11_200, 11_900, 12_600],
  ),
];

const perYear = (...values: number[]): Driver => ({
  path: { kind: 'per-year', values },
  overrides: [],
});
const constant = (value: number): Driver => ({ path: { kind: 'constant', value }, overrides: [] });

/** The multiple for Food processing, Western Europe, published by A. Damodaran in January 2026. */
const publishedMultiple: ValuationDocument['multiples']['evToEbitda'] = {
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
};

const damodaran = productSource('damodaran-2026-01', '2026-01-05');

const sources: ValuationDocument['sources'] = {
  accounts: {
    text: '2023 y 2024: cuentas depositadas en el Registro Mercantil. 2025: balance de sumas y saldos, sin auditar',
    date: null,
  },
  'projection.drivers.revenueGrowth': {
    text: 'Plan de la dirección (feb. 2026), recortado 1 pp',
    date: null,
  },
  'projection.drivers.taxRate': {
    text: 'Tipo general: supera los 10 M€ de cifra de negocios',
    date: null,
  },
  'costOfCapital.buildUp.riskFreeRate': { text: 'Bund a 10 años', date: '2025-12-30' },
  'costOfCapital.buildUp.unleveredBeta': damodaran,
  'costOfCapital.buildUp.debtToEquity': damodaran,
  'costOfCapital.buildUp.taxRate': productSource('spanish-general-tax-rate'),
  'costOfCapital.buildUp.sizePremium': { text: 'Criterio de la asesora', date: null },
  'costOfCapital.buildUp.specificRiskPremium': {
    text: 'El primer cliente supone el 31 % de las ventas',
    date: null,
  },
  'terminal.terminalGrowth': { text: 'Objetivo de inflación del BCE', date: null },
  'bridge.debtLikeItems': { text: 'Subvención reintegrable (172)', date: null },
  'bridge.nonOperatingAssets': { text: 'Piso alquilado, tasación neta de impuestos', date: null },
  'bridge.taxPosition': { text: 'Impuesto de 2025 por pagar (4752)', date: null },
};

/**
 * A fictitious canning company: its mixed value, 7,008,572.34 EUR, was recomputed independently of the engine. It is
 * the first valuation of the demo data set, and the example in tests that need a whole document.
 */
export const valdeorzaDocument = (): ValuationDocument => {
  const empty = emptyValuationDocument({
    method: 'mixed',
    companyName: 'Conservas Valdeorza, S.L.',
    today: '2026-03-12',
  });
  const { 'terminal.taxRate': _ofTax, ...startingSources } = empty.sources;
  return {
    ...empty,
    company: {
      ...empty.company,
      taxId: 'B26000000',
      sector: 'ALI',
      cnae: { version: 'CNAE-2025', code: '10.39' },
      province: '26',
      foundedYear: 1987,
      employees: 58,
    },
    client: { name: 'Los socios de la empresa', contact: '' },
    accounts: { detail: 'lines', years: years.map(accountYear) },
    adjustments,
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
      ...empty.costOfCapital,
      buildUp: {
        ...empty.costOfCapital.buildUp,
        riskFreeRate: 0.0285,
        unleveredBeta: 0.37,
        debtToEquity: 0.4,
        sizePremium: 0.035,
        specificRiskPremium: 0.02,
        debtSpread: 0.0078,
        taxRate: 0.25,
      },
    },
    terminal: { method: 'gordon', terminalGrowth: 0.02, exitMultiple: null },
    multiples: { evToEbitda: publishedMultiple, sizeStep: { mode: 'manual', value: -0.35 } },
    bridge: {
      financialDebt: 2_640_000,
      cash: 884_000,
      minimumCash: 300_000,
      debtLikeItems: 96_000,
      nonControllingInterests: 0,
      nonOperatingAssets: 285_000,
      taxPosition: -41_700,
    },
    sources: { ...startingSources, ...sources },
  };
};
