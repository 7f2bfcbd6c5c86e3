import { expect, it } from 'vitest';
import { workedExample } from '../testing/worked-example.ts';
import { movedPath } from '../valuation-cells/moved-path.ts';
import { mergeDocuments } from '../valuation-merge/merge-documents.ts';
import { writeField } from '../valuation-fields/write-field.ts';
import { valuationDocumentSchema } from '../valuations/document/valuation-document.ts';
import {
  addNetAssetAdjustment,
  chooseNetAssets,
  removeNetAssetAdjustment,
} from './net-assets-edits.ts';

const [one, two] = ['a1', 'a2'].map((end) => `00000000-0000-4000-8000-0000000000${end}`) as [
  string,
  string,
];

it('net assets begin from the base year’s equity, and leave no trace when they go', () => {
  const last = workedExample.accounts.years.length - 1;
  const path = `accounts.years.${String(last)}.ratioLines`;
  const balanced = writeField(workedExample, path, {
    interestExpense: null,
    netIncome: null,
    equity: 2_500_000,
  });
  const chosen = chooseNetAssets(balanced, true);
  expect(chosen.netAssets).toMatchObject({ bookEquity: 2_500_000, adjustments: [] });
  const added = addNetAssetAdjustment(chosen, one);
  expect(valuationDocumentSchema.safeParse(added).success).toBe(true);
  expect(removeNetAssetAdjustment(added, one)).toEqual(chosen);
  expect(chooseNetAssets(added, false)).toEqual(balanced);
});

it('a revaluation is told by its id, in merges and where it moves', () => {
  const base = addNetAssetAdjustment(chooseNetAssets(workedExample, true), one);
  const both = addNetAssetAdjustment(base, two);
  expect(
    movedPath('netAssets.adjustments.1.label', both, removeNetAssetAdjustment(both, one)),
  ).toBe('netAssets.adjustments.0.label');
  const mine = writeField(base, 'netAssets.adjustments.0.label', 'Nave');
  const theirs = writeField(base, 'netAssets.adjustments.0.amount', 9_000);
  expect(mergeDocuments(base, mine, theirs).netAssets?.adjustments[0]).toMatchObject({
    label: 'Nave',
    amount: 9_000,
  });
});
