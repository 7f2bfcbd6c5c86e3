import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { constant, sampleDocument, lines, perYear } from './sample-document.ts';

const adjustment = (
  [index, line, label, reason]: [
    number,
    ValuationDocument['adjustments'][number]['line'],
    string,
    string,
  ],
  amounts: number[],
): ValuationDocument['adjustments'][number] => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  line,
  label,
  reason,
  amounts: amounts.map((amount, position) => ({ year: 2023 + position, amount })),
});

/** The invented company of the worked example: three closed years by line, six adjustments, five projected years. */
export const workedExampleDocument = (): ValuationDocument => ({
  ...sampleDocument('mixed', 'Conservas Valdeorza, S.L.'),
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
      },
      {
        year: 2024,
        lines: lines({
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
      },
      {
        year: 2025,
        lines: lines({
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
      },
    ],
  },
  adjustments: [
    adjustment(
      [
        1,
        'personnel',
        'Retribución de los socios sobre mercado',
        'Los dos cobran 148.000 €; a mercado, 102.000 €.',
      ],
      [42_000, 44_000, 46_000],
    ),
    adjustment(
      [2, 'personnel', 'Sueldo de un familiar sin función', 'No se sustituiría tras la venta.'],
      [25_800, 26_600, 27_400],
    ),
    adjustment(
      [
        3,
        'otherOperatingExpenses',
        'Alquiler de la nave por debajo de mercado',
        'Nave de un socio: 2,40 frente a 3,20 €/m² al mes.',
      ],
      [-35_600, -37_000, -38_400],
    ),
    adjustment(
      [
        4,
        'otherOperatingExpenses',
        'Pleito con un antiguo distribuidor',
        'Terminado en 2025 con sentencia firme.',
      ],
      [0, 18_500, 52_800],
    ),
    adjustment(
      [
        5,
        'otherIncome',
        'Subvención a la digitalización',
        'Concedida una sola vez; no se repetirá.',
      ],
      [0, 0, -31_000],
    ),
    adjustment(
      [
        6,
        'otherOperatingExpenses',
        'Gastos particulares de los socios',
        'Vehículo y viajes sin relación con el negocio.',
      ],
      [11_200, 11_900, 12_600],
    ),
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
    financialDebt: 2_640_000,
    cash: 884_000,
    minimumCash: 300_000,
    debtLikeItems: 96_000,
    nonControllingInterests: 0,
    nonOperatingAssets: 285_000,
    taxPosition: -41_700,
  },
  sources: {
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
    'costOfCapital.buildUp.unleveredBeta': { text: 'Damodaran, enero 2026', date: '2026-01-05' },
    'costOfCapital.buildUp.equityRiskPremium': {
      text: 'Damodaran, enero 2026',
      date: '2026-01-05',
    },
    'costOfCapital.buildUp.sizePremium': { text: 'Criterio de la asesora', date: null },
    'terminal.terminalGrowth': { text: 'Objetivo de inflación del BCE', date: null },
    'bridge.debtLikeItems': { text: 'Subvención reintegrable (172)', date: null },
    'bridge.nonOperatingAssets': { text: 'Piso alquilado, tasación neta de impuestos', date: null },
    'bridge.taxPosition': { text: 'Impuesto de 2025 por pagar (4752)', date: null },
  },
});
