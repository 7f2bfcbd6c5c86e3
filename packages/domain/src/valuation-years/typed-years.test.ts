import { expect, test } from 'vitest';
import { emptyValuationDocument } from '../valuations/document/empty-valuation-document.ts';
import { writeField } from '../valuation-fields/write-field.ts';
import { baseYear, typedYears } from './account-years.ts';

test('only years of which something is typed are counted', () => {
  const blank = emptyValuationDocument({ method: 'dcf', companyName: 'A', today: '2026-11-20' });
  expect(blank.accounts.years).toHaveLength(3);
  expect(typedYears(blank)).toEqual([]);
  const one = writeField(blank, 'accounts.years.2.lines.revenue', 0);
  expect(typedYears(one)).toEqual([baseYear(blank)]);
});
