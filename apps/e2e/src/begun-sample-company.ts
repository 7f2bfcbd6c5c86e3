import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import type { PreparedAdviser } from './prepared-adviser.ts';
import { preparedFigures } from './prepared-figures.ts';
import { runExtent } from './run-extent.ts';
import { sampleCompany } from './sample-company.ts';

const { constant, perYear, yearLines, premiums, bridgeItems } = preparedFigures;

const lastYear = { ...yearLines, otherIncome: null, otherOperatingExpenses: 1_456_100 };

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
      ebitdaMargin: perYear([0.106, 0.107, 0.108, 0.109, 0.11]),
      capitalExpenditureToRevenue: constant(0.032),
      netWorkingCapitalToRevenue: constant(0.2),
    },
  },
  costOfCapital: {
    ...document.costOfCapital,
    buildUp: {
      ...document.costOfCapital.buildUp,
      ...premiums,
    },
  },
  bridge: {
    ...document.bridge,
    ...bridgeItems,
  },
});

const leftOf = <Thing>(things: readonly Thing[], count: number): readonly Thing[] =>
  runExtent.isFull ? things : things.slice(0, count);

/** What is typed of each list: the full run begins with an empty company, the short one with this. */
const left = {
  accounts: leftOf(sampleCompany.accounts, 2),
  perYear: leftOf(sampleCompany.perYear, 1),
  constant: leftOf(sampleCompany.constant, 1),
  costOfCapital: leftOf(sampleCompany.costOfCapital, 1),
  bridge: leftOf(sampleCompany.bridge, 1),
};

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

export const begunSampleCompany = { prepare, left };
