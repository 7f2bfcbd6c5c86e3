import { i18n } from '@lingui/core';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { beforeAll, expect, test } from 'vitest';
import { notComputableNotice } from './not-computable-notice.ts';

const document = emptyValuationDocument({
  method: 'mixed',
  companyName: 'A',
  today: '2026-11-20',
});

const issue = (path: string, code: FieldIssue['code'] = 'required'): FieldIssue => ({
  path,
  code,
  params: {},
});

beforeAll(async () => {
  for (const area of ['valuation-terms', 'document-terms', 'first', 'shell'] as const) {
    i18n.load('es', await loadCatalog(area, 'es'));
  }
  i18n.activate('es');
});

test('names the missing fields, the first three of many', () => {
  const paths = ['accounts.years.2.lines.revenue', 'bridge.cash', 'terminal.terminalGrowth'];
  expect(notComputableNotice(i18n, [issue('bridge.cash')], document)).toEqual({
    text: 'Antes hay que indicar: Tesorería.',
    field: 'bridge.cash',
  });
  const many = [...paths, 'bridge.financialDebt', 'multiples.evToEbitda.central'];
  expect(
    notComputableNotice(
      i18n,
      many.map((path) => issue(path)),
      document,
    ).text,
  ).toBe('Antes hay que indicar: Ventas 2025, Tesorería, Crecimiento a perpetuidad y 2 datos más.');
});

test('with nothing missing, names what is wrong', () => {
  const wrong = [issue('terminal.terminalGrowth', 'not-valid')];
  expect(notComputableNotice(i18n, wrong, document)).toEqual({
    text: 'Revisa antes: Crecimiento a perpetuidad.',
    field: 'terminal.terminalGrowth',
  });
});
