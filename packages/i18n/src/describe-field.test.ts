import { emptyValuationDocument } from '@valia/domain/valuations/empty-valuation-document.ts';
import { expect, test } from 'vitest';
import { describeField } from './describe-field.ts';
import { fieldTerms } from './field-terms.ts';
import { valuationTerms } from './valuation-terms.ts';

const document = emptyValuationDocument({ method: 'mixed', companyName: 'A', today: '2026-11-20' });

test('a field is named by its term and its year', () => {
  expect(describeField('accounts.years.2.lines.revenue', document)).toEqual({
    term: valuationTerms.accountFigures.revenue,
    year: 2025,
    detail: null,
  });
  expect(describeField('sources.bridge.cash', document).term).toBe(valuationTerms.bridgeItems.cash);
});

test('what another window saved goes by that name, not by the conclusion', () => {
  expect(describeField('otherVersion', document).term).toBe(fieldTerms.otherVersion);
});

test('a driver is named wherever an option puts it, with the year of a single value', () => {
  const named = (path: string) => {
    const { term, year } = describeField(path, document);
    return [term, year];
  };
  const { projectionLines } = valuationTerms;
  expect(named('projection.ebitMargin.path.value')).toEqual([projectionLines.ebitMargin, null]);
  expect(named('projection.ebitMargin.path.values.1')).toEqual([projectionLines.ebitMargin, 2027]);
  expect(named('projection.workingCapital.payableDays.years.2028')).toEqual([
    projectionLines.payableDays,
    2028,
  ]);
  expect(named('projection.losses.opening')).toEqual([fieldTerms.losses, null]);
  expect(named('accounts.years.2.ratioLines.equity')).toEqual([
    valuationTerms.ratioLines.equity,
    2025,
  ]);
});
