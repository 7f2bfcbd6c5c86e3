import { baseYear } from '@valia/domain/valuation-years/account-years.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { closingDate } from '@valia/valuation/discounting/days-of-year.ts';
import type { PreparedAdviser } from './people/prepared-adviser.ts';
import { preparedFigures } from './prepared-figures.ts';

const { constant, perYear, yearLines, premiums, bridgeItems } = preparedFigures;

const projection: ValuationDocument['projection'] = {
  years: 5,
  drivers: {
    revenueGrowth: perYear([0.04, 0.04, 0.035, 0.03, 0.025]),
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
  // Dated at a year's end, so that the periods are whole years whatever the day of the test run.
  valuationDate: closingDate(baseYear(document)),
  company: { ...document.company, sector: 'ALI' },
  accounts: {
    ...document.accounts,
    years: document.accounts.years.map(({ year }, index) => ({
      year,
      lines: { ...yearLines, revenue: 10_400_000 + 400_000 * index },
    })),
  },
  projection,
  costOfCapital: {
    ...document.costOfCapital,
    buildUp: {
      ...document.costOfCapital.buildUp,
      riskFreeRate: 0.0285,
      ...premiums,
    },
  },
  terminal: { method: 'gordon', terminalGrowth: 0.02, exitMultiple: null },
  multiples: {
    evToEbitda: { low: 6, central: 7, high: 8, origin: { kind: 'own', note: 'Propio' } },
    sizeStep: { mode: 'auto' },
  },
  bridge: {
    financialDebt: 2_640_000,
    nonControllingInterests: 0,
    ...bridgeItems,
  },
});

/**
 * Creates a valuation of a client's business that is ready to be completed, with `change` applied to its document;
 * returns its id.
 */
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
