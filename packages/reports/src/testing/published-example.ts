import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import example from '@valia/valuation/reference/worked-example.json' with { type: 'json' };

/** The worked example with all its published inputs, including the interest, which only ratios need. */
export const publishedExample = (): ValuationDocument => {
  const document = valdeorzaDocument();
  const { interest, years } = example.inputs.historical;
  const paidIn = (year: number) => -(interest[years.indexOf(year)] ?? 0);
  return {
    ...document,
    accounts: {
      ...document.accounts,
      years: document.accounts.years.map((one) => ({
        ...one,
        ratioLines: { interestExpense: paidIn(one.year), netIncome: null, equity: null },
      })),
    },
  };
};
