import { emptyReportContents } from '@valia/domain/report-blocks/empty-report-contents.ts';
import type {
  LocalText,
  ReportContents,
} from '@valia/domain/report-blocks/report-contents-schema.ts';
import { productSource } from '@valia/domain/valuations/product-sources.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { AccountLine, NormalisationAdjustment } from '@valia/valuation/valuation-inputs.ts';
import {
  sampleConstantDriver,
  accountLinesWith,
  sampleYearlyDriver,
  sampleDocument,
} from './sample-document.ts';

const years = [2023, 2024, 2025] as const;
const id = (place: number): string => `c0000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const said = (es: string, ca: string, en: string): LocalText => ({ es, ca, en });

const accounts: Partial<Record<AccountLine, readonly number[]>> = {
  revenue: [3_142_300, 3_318_900, 3_541_700],
  otherIncome: [8_400, 12_100, 9_600],
  supplies: [1_276_500, 1_338_200, 1_411_900],
  personnel: [1_021_400, 1_068_700, 1_127_300],
  otherOperatingExpenses: [471_200, 492_800, 517_400],
  depreciationAndAmortization: [141_800, 152_600, 158_300],
  capitalExpenditure: [212_000, 148_500, 176_900],
  inventories: [318_200, 331_400, 352_800],
  tradeReceivables: [642_700, 681_300, 724_500],
  tradePayables: [371_900, 389_600, 412_200],
};

const closedYear = (year: number, place: number) => ({
  year,
  lines: accountLinesWith(
    Object.fromEntries(Object.entries(accounts).map(([line, values]) => [line, values[place]])),
  ),
});

const adjustment = (
  place: number,
  line: NormalisationAdjustment['line'],
  [label, reason, support]: readonly [string, string, string],
  amounts: readonly [number, number, number],
): ValuationDocument['adjustments'][number] => ({
  id: id(place),
  line,
  label,
  reason,
  support,
  amounts: years.map((year, at) => ({ year, amount: amounts[at] ?? 0 })),
});

const deal = (place: number, name: string, evToEbitda: number, date: string) => ({
  id: id(10 + place),
  name,
  source: 'Registro Mercantil y escritura de compraventa',
  date,
  included: true,
  type: 'private-deal' as const,
  evToEbitda,
  evToEbit: null,
  evToSales: null,
  priceToEarnings: null,
});

const noted = (text: string, date: string | null = null) => ({ text, date });
const damodaran = productSource('damodaran-2026-01', '2026-01-05');

const sources: ValuationDocument['sources'] = {
  accounts: noted('Cuentas anuales de 2023 a 2025, depositadas en el Registro Mercantil'),
  'projection.drivers.revenueGrowth': noted('Plan de la dirección, febrero de 2026'),
  'costOfCapital.buildUp.riskFreeRate': noted('Bund a 10 años', '2025-12-30'),
  'costOfCapital.buildUp.unleveredBeta': damodaran,
  'costOfCapital.buildUp.debtToEquity': damodaran,
  'costOfCapital.buildUp.equityRiskPremium': damodaran,
  'costOfCapital.buildUp.countryRiskPremium': damodaran,
  'costOfCapital.buildUp.countryDefaultSpread': damodaran,
  'costOfCapital.buildUp.sizePremium': noted('Criterio de la asesora'),
  'costOfCapital.buildUp.specificRiskPremium': noted('Dos clientes suman el 46 % de las ventas'),
  'costOfCapital.buildUp.taxRate': productSource('spanish-general-tax-rate'),
  'costOfCapital.buildUp.debtSpread': noted('Último préstamo de la empresa', '2025-06-16'),
  'terminal.terminalGrowth': noted('Objetivo de inflación del BCE'),
  'terminal.taxRate': productSource('spanish-general-tax-rate'),
  'bridge.financialDebt': noted('Balance de 2025 y CIRBE', '2025-12-31'),
  'bridge.cash': noted('Extractos bancarios', '2025-12-31'),
  'bridge.minimumCash': noted('Criterio de la asesora'),
  'bridge.taxPosition': noted('Impuesto de 2025 por pagar (4752)'),
  'discounts.lackOfMarketability.rate': noted('Criterio de la asesora: pyme sin mercado'),
};

const received = (
  place: number,
  kind: ReportContents['information'][number]['kind'],
  facts: Partial<ReportContents['information'][number]>,
): ReportContents['information'][number] => ({
  id: id(30 + place),
  kind,
  name: {},
  period: '',
  origin: null,
  received: null,
  state: 'checked',
  audited: null,
  ...facts,
});

const stated = { stated: true, detail: {} };

const report: ReportContents = {
  ...emptyReportContents,
  engagement: {
    purpose: 'partner-exit',
    use: said(
      'salida de una de las socias; no para garantías ni litigios',
      'sortida d’una de les sòcies; no per a garanties ni litigis',
      'exit of one of the partners; not for guarantees or litigation',
    ),
    subject: said(
      'las 3.000 participaciones (100 %), de una sola clase',
      'les 3.000 participacions (100 %), d’una sola classe',
      'the 3,000 shares (100%), of a single class',
    ),
    reliance: said('la notaria de las partes', 'la notària de les parts', 'the parties’ notary'),
    circulation: 'parties',
    letterDate: '2026-02-03',
  },
  basis: {
    standardOfValue: 'fair',
    premise: 'going-concern',
    control: 'control',
    marketability: 'not-marketable',
  },
  standard: { ivs: true, aeca: true, none: false, noDepartures: true, departures: {} },
  information: [
    received(1, 'annual-accounts', {
      period: '2023–2025',
      origin: 'registry',
      received: '2026-02-10',
      audited: false,
    }),
    received(2, 'plan', {
      period: '2026–2030',
      origin: 'management',
      received: '2026-02-17',
      state: 'unchecked',
    }),
    received(3, 'contracts', {
      name: said(
        'Contrato del primer cliente',
        'Contracte del primer client',
        'Main client’s contract',
      ),
      origin: 'partners',
      state: 'not-received',
    }),
  ],
  visits: [
    {
      id: id(40),
      kind: 'visit',
      subject: said('taller de Sabadell', 'taller de Sabadell', 'Sabadell workshop'),
      date: '2026-02-17',
    },
  ],
  laterFacts: { noneKnown: true, items: [] },
  company: {
    activity: said(
      'Mecaniza piezas de acero y aluminio en series cortas para fabricantes de maquinaria.',
      'Mecanitza peces d’acer i alumini en sèries curtes per a fabricants de maquinària.',
      'It machines steel and aluminium parts in short runs for makers of machinery.',
    ),
    history: said(
      'En 2021 compró dos centros de cinco ejes, que doblaron las horas de máquina.',
      'El 2021 va comprar dos centres de cinc eixos, que van doblar les hores de màquina.',
      'In 2021 it bought two five-axis centres, which doubled its machine hours.',
    ),
    owners: said(
      'Tres socias a partes iguales; dos de ellas la dirigen.',
      'Tres sòcies a parts iguals; dues la dirigeixen.',
      'Three partners with equal shares; two of them run it.',
    ),
    people: {},
    premises: said(
      'Nave de 1.400 m² en alquiler hasta 2031.',
      'Nau de 1.400 m² de lloguer fins al 2031.',
      'A 1,400 m² unit, leased until 2031.',
    ),
    firstClient: 0.27,
    fiveClients: 0.68,
    firstSupplier: 0.24,
    fiveSuppliers: 0.57,
    strengths: said(
      'series cortas que otros no aceptan; entrega en diez días.',
      'sèries curtes que altres no accepten; lliurament en deu dies.',
      'short runs that others turn down; delivery in ten days.',
    ),
    risks: said(
      'dos clientes hacen casi la mitad de las ventas; cuesta encontrar torneros.',
      'dos clients fan gairebé la meitat de les vendes; costa trobar torners.',
      'two clients make almost half of its sales; turners are hard to find.',
    ),
  },
  sector: {
    market: said(
      'El mecanizado de precisión crece con la vuelta de pedidos a Europa.',
      'El mecanitzat de precisió creix amb el retorn de comandes a Europa.',
      'Precision machining grows as orders come back to Europe.',
    ),
  },
  plan: {
    by: 'management',
    ties: said(
      'Las máquinas trabajan al 72 %: bastan para las ventas de 2030.',
      'Les màquines treballen al 72 %: n’hi ha prou per a les vendes del 2030.',
      'The machines run at 72%: enough for the sales of 2030.',
    ),
  },
  statements: {
    independence: stated,
    interest: stated,
    competence: stated,
    fee: { kind: 'fixed', detail: {} },
  },
  limits: {
    particular: said(
      'No se ha visto el contrato del primer cliente.',
      'No s’ha vist el contracte del primer client.',
      'The main client’s contract has not been seen.',
    ),
  },
  place: 'Sabadell',
};

/** A machining workshop by both methods: three years, five private deals, two scenarios, a simulation and a DLOM. */
export const machiningWorkshop = (): ValuationDocument => {
  const empty = sampleDocument('mixed', 'Mecanizados Vallès, S.L.');
  return {
    ...empty,
    company: {
      ...empty.company,
      taxId: 'B08000001',
      sector: 'MET',
      cnae: { version: 'CNAE-2025', code: '25.53' },
      province: '08',
      foundedYear: 1994,
      employees: 31,
    },
    client: { name: 'Las socias de la empresa', contact: '' },
    accounts: { detail: 'lines', years: years.map(closedYear) },
    adjustments: [
      adjustment(
        1,
        'personnel',
        ['Retribución de las socias', 'Cobran 46.000 € más que un gerente.', 'Nóminas'],
        [44_000, 45_000, 46_000],
      ),
      adjustment(
        2,
        'otherOperatingExpenses',
        ['Vehículos particulares', 'Dos coches sin uso en la empresa.', 'Facturas de renting'],
        [14_200, 14_600, 15_100],
      ),
      adjustment(
        3,
        'otherOperatingExpenses',
        ['Traslado de máquinas', 'Una sola vez, en 2024.', 'Factura 2024/118'],
        [0, 38_400, 0],
      ),
    ],
    projection: {
      years: 5,
      drivers: {
        revenueGrowth: sampleYearlyDriver([0.05, 0.045, 0.04, 0.03, 0.025]),
        ebitdaMargin: sampleConstantDriver(0.157),
        depreciationToRevenue: sampleConstantDriver(0.044),
        capitalExpenditureToRevenue: sampleConstantDriver(0.048),
        netWorkingCapitalToRevenue: sampleConstantDriver(0.19),
        taxRate: sampleConstantDriver(0.25),
      },
    },
    costOfCapital: {
      ...empty.costOfCapital,
      buildUp: {
        ...empty.costOfCapital.buildUp,
        riskFreeRate: 0.0285,
        unleveredBeta: 0.92,
        debtToEquity: 0.32,
        sizePremium: 0.035,
        specificRiskPremium: 0.02,
        debtSpread: 0.019,
        taxRate: 0.25,
      },
    },
    terminal: { ...empty.terminal, terminalGrowth: 0.02 },
    multiples: {
      ...empty.multiples,
      evToEbitda: { low: null, central: null, high: null, origin: { kind: 'comparables' } },
      comparables: [
        deal(1, 'Torneados Besòs, S.L.', 5.1, '2025-03-14'),
        deal(2, 'Mecánicas del Anoia, S.L.', 4.6, '2024-11-05'),
        deal(3, 'Fresados Industriales Osona, S.L.', 5.8, '2025-06-30'),
        deal(4, 'Precisión Ter, S.A.', 6.2, '2024-09-20'),
        deal(5, 'Decoletajes Bages, S.L.', 5.4, '2025-10-02'),
      ],
    },
    bridge: {
      ...empty.bridge,
      financialDebt: 684_000,
      cash: 271_500,
      minimumCash: 90_000,
      taxPosition: -28_400,
    },
    discounts: {
      lackOfMarketability: { model: 'percentage', rate: 0.15 },
      byMethod: {
        dcf: { lackOfMarketability: true, lackOfControl: false },
        multiples: { lackOfMarketability: true, lackOfControl: false },
      },
    },
    scenarios: [
      {
        id: id(50),
        name: 'Prudente',
        probability: 0.4,
        moves: [
          { driver: 'revenueGrowth', apply: 'shift', amount: -0.02 },
          { driver: 'ebitdaMargin', apply: 'shift', amount: -0.012 },
        ],
      },
      {
        id: id(51),
        name: 'Nuevo cliente',
        probability: 0.6,
        moves: [{ driver: 'revenueGrowth', apply: 'shift', amount: 0.015 }],
      },
    ],
    analysis: {
      sensitivity: {
        rows: { driver: 'weightedAverageCostOfCapital', step: 0.005 },
        columns: { driver: 'terminalGrowth', step: 0.0025 },
      },
      monteCarlo: {
        trials: 2_000,
        seed: 20_260_312,
        price: 2_400_000,
        drivers: [
          {
            driver: 'ebitdaMargin',
            apply: 'shift',
            distribution: { kind: 'normal', mean: 0, deviation: 0.008 },
          },
          {
            driver: 'revenueGrowth',
            apply: 'shift',
            distribution: { kind: 'triangular', minimum: -0.02, mode: 0, maximum: 0.015 },
          },
        ],
      },
    },
    sources: { ...empty.sources, ...sources },
    reconciliation: '',
    report,
  };
};
