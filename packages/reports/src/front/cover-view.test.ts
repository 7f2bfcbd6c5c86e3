import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { emptyReportContents } from '@valia/domain/report-blocks/empty-report-contents.ts';
import type { ReportContents } from '@valia/domain/report-blocks/report-contents-schema.ts';
import { expect, test } from 'vitest';
import { buildReportView } from '../testing/build-report-view.ts';

const purposeOn = async (
  purpose: ReportContents['engagement']['purpose'],
  language: 'es' | 'ca' | 'en' = 'es',
): Promise<string | undefined> => {
  const engagement = { ...emptyReportContents.engagement, purpose };
  const report = { ...emptyReportContents, engagement };
  const { cover } = await buildReportView({ ...valdeorzaDocument(), report }, {}, language);
  return cover.rows[2]?.value;
};

test('the cover names the purpose that the engagement was agreed for', async () => {
  expect(await purposeOn('financing')).toBe('Financiación');
  expect(await purposeOn('sale', 'ca')).toBe('Possible venda de l’empresa');
  expect(await purposeOn('sale', 'en')).toBe('Possible sale of the company');
});

test('where none was chosen it names the kind of valuation', async () => {
  expect(await purposeOn(null)).toBe('Valoración para un cliente');
});
