import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { expect, test } from 'vitest';
import { createReportRenderer } from '../create-report-renderer.ts';
import { pdfPageTexts } from '../testing/pdf-text.ts';
import { sampleReportInput } from '../testing/sample-report-input.ts';

const renderer = createReportRenderer();

const inputOf = (name: string) => {
  const document = valdeorzaDocument();
  return sampleReportInput({ ...document, company: { ...document.company, name } }, 'es');
};

test.each([
  ['腾讯控股有限公司', 'NotoSansSC'],
  ['株式会社ガラス', 'NotoSansJP'],
  ['삼성전자 주식회사', 'NotoSansKR'],
  ['한국전력공사', 'NotoSansKR'],
  ['Bodegas 🍷 Ñu', 'NotoEmoji'],
])('%s stands on the cover, in a document that readers aloud can use', async (name, font) => {
  const bytes = await renderer.renderValuationReport(inputOf(name));
  const source = Buffer.from(bytes).toString('latin1');
  expect(pdfPageTexts(bytes)[0]?.replaceAll(/\s/g, '')).toContain(name.replaceAll(' ', ''));
  expect(source).toContain(font);
  expect(source).toContain('pdfuaid');
});

test('what no font has is refused before anything is printed, field by field', async () => {
  const input = inputOf('Tailandesa ก 𓀀');
  const adviser = { ...input.adviser, name: 'Marta ก' };
  await expect(renderer.renderValuationReport({ ...input, adviser })).rejects.toMatchObject({
    code: 'invalid-input',
    fields: [
      { path: 'document.company.name', code: 'not-printable', params: { characters: 'ก 𓀀' } },
      { path: 'adviser.name', code: 'not-printable', params: { characters: 'ก' } },
    ],
  });
});

test('what a font claims and does not draw is refused by its field as well', async () => {
  await expect(renderer.renderValuationReport(inputOf('Metales 鿰 鿱'))).rejects.toMatchObject({
    code: 'invalid-input',
    fields: [{ path: 'document.company.name', params: { characters: '鿰 鿱' } }],
  });
});
