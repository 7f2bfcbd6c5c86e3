import { expect, test } from 'vitest';
import { emptyValuationDocument } from '../valuations/document/empty-valuation-document.ts';
import { valuationDocumentSchema } from '../valuations/document/valuation-document.ts';
import { documentOfLead } from './document-of-lead.ts';

test('a valuation begun from a lead has what its company told, in the base year alone', () => {
  const empty = emptyValuationDocument({
    method: 'mixed',
    companyName: 'Aceites Valdegrana, S.L.',
    today: '2026-11-23',
  });
  const document = documentOfLead(empty, {
    companyName: 'Aceites Valdegrana, S.L.',
    contactName: 'Rafael Montejo',
    taxId: 'B23000142',
    sector: 'ALI',
    province: '23',
    annualRevenue: 8_700_000,
    ebitda: 1_044_000,
  });
  expect(valuationDocumentSchema.parse(document)).toEqual(document);
  expect(document.company).toMatchObject({ taxId: 'B23000142', sector: 'ALI', province: '23' });
  expect(document.client).toEqual({
    name: 'Aceites Valdegrana, S.L.',
    contact: 'Rafael Montejo',
  });
  const revenues = document.accounts.years.map(({ lines }) => [lines.revenue, lines.ebitda]);
  expect(revenues.at(-1)).toEqual([8_700_000, 1_044_000]);
  expect(
    revenues
      .slice(0, -1)
      .flat()
      .every((amount) => amount === null),
  ).toBe(true);
});
