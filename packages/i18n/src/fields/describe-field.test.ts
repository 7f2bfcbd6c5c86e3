import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { describeField, formatDescription } from './describe-field.ts';
import { fieldTerms } from './field-terms.ts';
import type { Language } from '../languages.ts';
import { loadCatalog } from '../load-catalog.ts';
import { valuationTerms } from '../terms/valuation-terms.ts';

const document = emptyValuationDocument({ method: 'mixed', companyName: 'A', today: '2026-11-20' });

test('a field is named by its term and its year', () => {
  expect(describeField('accounts.years.2.lines.revenue', document)).toEqual({
    term: valuationTerms.accountFigures.revenue,
    year: 2025,
    detail: null,
  });
  expect(describeField('sources.bridge.cash', document).term).toBe(valuationTerms.bridgeItems.cash);
});

test.each<[Language, string, string]>([
  ['es', 'Fuente de Ventas 2025', 'Fecha de la fuente de Ventas 2025'],
  ['ca', 'Font de la dada Vendes 2025', 'Data de la font de la dada Vendes 2025'],
  ['en', 'Source of Revenue 2025', 'Date of the source of Revenue 2025'],
])('the source of a figure is told from the figure itself, in %s', async (language, text, date) => {
  const messages = {
    [language]: {
      ...(await loadCatalog('valuation-terms', language)),
      ...(await loadCatalog('document-terms', language)),
    },
  };
  const i18n = setupI18n({ locale: language, messages });
  const name = (part: string) => {
    const path = `sources.accounts.years.2.lines.revenue${part}`;
    return formatDescription(i18n, describeField(path, document));
  };
  expect([name('.text'), name('.date'), name('.code'), name('')]).toEqual([text, date, text, text]);
});

test('the base year is named with the year that it is in the document', () => {
  expect(describeField('accounts.baseYear', document)).toEqual({
    term: fieldTerms.baseYear,
    year: 2025,
    detail: null,
  });
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
