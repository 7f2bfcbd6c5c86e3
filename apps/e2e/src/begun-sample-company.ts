import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import type { PreparedAdviser } from './prepared-adviser.ts';
import { sampleCompany } from './sample-company.ts';

type Driver = ValuationDocument['projection']['drivers']['taxRate'];

const constant = (value: number): Driver => ({ path: { kind: 'constant', value }, overrides: [] });

const lastYear: ValuationDocument['accounts']['years'][number]['lines'] = {
  revenue: null,
  otherIncome: null,
  supplies: null,
  personnel: 1_988_300,
  otherOperatingExpenses: 1_456_100,
  ebitda: null,
  depreciationAndAmortization: 321_500,
  capitalExpenditure: 368_400,
  inventories: 1_742_300,
  tradeReceivables: 1_986_400,
  tradePayables: 1_487_500,
  netWorkingCapital: null,
};

/** Everything but what comes first in each list of the sample company, which is left to be typed. */
const begun = (document: ValuationDocument): ValuationDocument => ({
  ...document,
  accounts: {
    ...document.accounts,
    years: document.accounts.years.map((each, index, { length }) =>
      index === length - 1 ? { ...each, lines: lastYear } : each,
    ),
  },
  projection: {
    ...document.projection,
    drivers: {
      ...document.projection.drivers,
      ebitdaMargin: {
        path: { kind: 'per-year', values: [0.106, 0.107, 0.108, 0.109, 0.11] },
        overrides: [],
      },
      capitalExpenditureToRevenue: constant(0.032),
      netWorkingCapitalToRevenue: constant(0.2),
    },
  },
  costOfCapital: {
    ...document.costOfCapital,
    buildUp: {
      ...document.costOfCapital.buildUp,
      debtToEquity: 0.4,
      sizePremium: 0.035,
      specificRiskPremium: 0.02,
      debtSpread: 0.0078,
    },
  },
  bridge: {
    ...document.bridge,
    minimumCash: 300_000,
    debtLikeItems: 96_000,
    nonOperatingAssets: 285_000,
    taxPosition: -41_700,
  },
});

/** How many from the beginning of each list of the sample company are left to be typed. */
const leftToType = { accounts: 3, perYear: 1, constant: 1, costOfCapital: 2, bridge: 2 } as const;

/** The sample company half typed, by calls; answers with its id. */
const prepare = async ({ client }: PreparedAdviser): Promise<string> => {
  const { id, version, document } = await client.valuations.create.mutate({
    clientId: crypto.randomUUID(),
    type: 'client_business',
    method: 'mixed',
    companyName: sampleCompany.name,
  });
  await client.valuations.update.mutate({ id, version, document: begun(document) });
  return id;
};

export const begunSampleCompany = { prepare, leftToType };
