import { expect, it } from 'vitest';
import { workedExample } from '../testing/worked-example.ts';
import { movedPath } from '../valuation-cells/moved-path.ts';
import { valuationDocumentSchema } from '../valuations/document/valuation-document.ts';
import { addDebtItem, removeDebtItem } from './debt-item-edits.ts';

const [one, two] = ['b1', 'b2'].map((end) => `00000000-0000-4000-8000-0000000000${end}`) as [
  string,
  string,
];

it('items of debt come and go by their id, and the last one leaves no list behind', () => {
  const both = addDebtItem(addDebtItem(workedExample, one, 'dividends'), two, 'capex-owed');
  expect(valuationDocumentSchema.safeParse(both).success).toBe(true);
  const kept = removeDebtItem(both, one);
  expect(kept.debtItems?.map(({ kind }) => kind)).toEqual(['capex-owed']);
  expect(movedPath('debtItems.1.amount', both, kept)).toBe('debtItems.0.amount');
  expect(removeDebtItem(kept, two)).toEqual(workedExample);
});
