import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import type { PreparedAdviser } from './prepared-adviser.ts';

type Driver = ValuationDocument['projection']['drivers']['taxRate'];

const constant = (value: number): Driver => ({ path: { kind: 'constant', value }, overrides: [] });

const accountLines = (index: number): ValuationDocument['accounts']['years'][number]['lines'] => ({
  revenue: 10_400_000 + 400_000 * index,
  otherIncome: 62_200,
  supplies: 6_634_100,
  personnel: 1_988_300,
  otherOperatingExpenses: 1_056_100,
  ebitda: null,
  depreciationAndAmortization: 321_500,
  capitalExpenditure: 368_400,
  inventories: 1_742_300,
  tradeReceivables: 1_986_400,
  tradePayables: 1_487_500,
  netWorkingCapital: null,
});

const projection: ValuationDocument['projection'] = {
  years: 5,
  drivers: {
    revenueGrowth: {
      path: { kind: 'per-year', values: [0.04, 0.04, 0.035, 0.03, 0.025] },
      overrides: [],
    },
    ebitdaMargin: constant(0.108),
    depreciationToRevenue: constant(0.029),
    capitalExpenditureToRevenue: constant(0.032),
    netWorkingCapitalToRevenue: constant(0.2),
    taxRate: constant(0.25),
  },
};

/** The document with the figures of a small canning company: enough for a value by both methods. */
const filled = (document: ValuationDocument): ValuationDocument => ({
  ...document,
  company: { ...document.company, sector: 'ALI' },
  accounts: {
    ...document.accounts,
    years: document.accounts.years.map(({ year }, index) => ({ year, lines: accountLines(index) })),
  },
  projection,
  costOfCapital: {
    ...document.costOfCapital,
    buildUp: {
      ...document.costOfCapital.buildUp,
      riskFreeRate: 0.0285,
      unleveredBeta: 0.37,
      debtToEquity: 0.4,
      sizePremium: 0.035,
      specificRiskPremium: 0.02,
      debtSpread: 0.0078,
    },
  },
  terminal: { method: 'gordon', terminalGrowth: 0.02, exitMultiple: null },
  multiples: {
    evToEbitda: { low: 6, central: 7, high: 8, origin: { kind: 'own', note: 'Propio' } },
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
});

/** A client's business, ready to be completed, with `change` made to it; answers with its id. */
export const prepareValuation = async (
  { client }: PreparedAdviser,
  change: (document: ValuationDocument) => ValuationDocument = (document) => document,
): Promise<string> => {
  const { id, version, document } = await client.valuations.create.mutate({
    clientId: crypto.randomUUID(),
    type: 'client_business',
    method: 'mixed',
    companyName: 'Conservas Valdeorza, S.L.',
  });
  await client.valuations.update.mutate({ id, version, document: change(filled(document)) });
  return id;
};
