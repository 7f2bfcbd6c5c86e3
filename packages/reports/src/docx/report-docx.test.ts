import { reportLanguages } from '@valia/domain/reports/valuation-report-input.ts';
import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { createReportRenderer } from '../create-report-renderer.ts';
import {
  docxHeader,
  docxHeadings,
  docxPictures,
  docxTables,
  docxText,
  outlineTables,
} from '../testing/docx-contents.ts';
import { exampleWithOptions } from '../testing/analysed-example.ts';
import { injectionPayloads } from '../testing/injection-payloads.ts';
import { fifteenYears, minimalCompany, sampleReportInput } from '../testing/sample-report-input.ts';
import { buildReportView } from '../testing/build-report-view.ts';
import { reportOutline } from './report-outline.ts';

const renderer = createReportRenderer();
const copyOf = (...given: Parameters<typeof sampleReportInput>) =>
  renderer.renderValuationReport(sampleReportInput(...given), 'docx');

const plainSpaces = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ').trim();

describe.each([
  { name: 'every option', document: exampleWithOptions, language: 'es' },
  { name: 'fifteen years', document: fifteenYears, language: 'ca' },
  { name: 'the least', document: minimalCompany, language: 'en' },
] as const)('$name in $language', ({ document, language }) => {
  test('its tables, headings and charts are those of the report', async () => {
    const bytes = await copyOf(document(), language);
    const outline = reportOutline(await buildReportView(document(), {}, language));
    // The first table belongs to the cover.
    expect(docxTables(bytes).slice(1)).toEqual(outlineTables(outline));
    expect(docxHeadings(bytes)).toEqual(
      outline.flatMap((block) =>
        block.kind === 'chapter' || block.kind === 'heading' ? [plainSpaces(block.text)] : [],
      ),
    );
    const described = outline.flatMap((block) =>
      block.kind === 'charts' ? block.charts.map(({ alternative }) => alternative) : [],
    );
    expect(docxPictures(bytes)).toEqual(described);
    expect(described.every((text) => text.length > 20)).toBe(true);
    expect(docxText(bytes)).not.toMatch(/undefined|\[object|NaN/);
  });
});

test.each(reportLanguages)(
  'each page and the first say that it is no verified PDF, in %s',
  async (language) => {
    const bytes = await copyOf(minimalCompany(), language);
    const { copy } = await buildReportView(minimalCompany(), {}, language);
    expect(docxHeader(bytes)).toContain(copy.header);
    expect(docxText(bytes).startsWith(plainSpaces(copy.notice))).toBe(true);
    expect(copy.notice).toContain('7K2M-Q4XA-90TZ-3HVB-E8RD');
  },
);

test('every figure of a table of many years is in one of its parts', async () => {
  const view = await buildReportView(fifteenYears());
  const rows = view.basis?.projection?.table.rows ?? [];
  const bytes = await copyOf(fifteenYears(), 'es');
  const tables = docxTables(bytes);
  for (const row of rows.slice(0, 3)) {
    const parts = tables.flatMap((table) =>
      table.filter(([label = '']) => label === plainSpaces(`${row.label}${row.letter}`)),
    );
    const figures = parts.flatMap((cells) => cells.slice(1));
    for (const { text } of row.cells) expect(figures).toContain(plainSpaces(text));
  }
});

test('no line begins with what a company is in law', async () => {
  const company = { ...minimalCompany().company, name: 'Talleres Hermanos, S.L.' };
  const conclusion = 'Talleres Hermanos, S.L. vale lo que dice este informe.';
  const bytes = await copyOf({ ...minimalCompany(), company, conclusion }, 'es');
  const written = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  const [title = '', sentence = ''] =
    written.match(/Talleres Hermanos,\sS\.L\.(?=<| vale)/gu) ?? [];
  expect([title, sentence]).toEqual(Array(2).fill('Talleres Hermanos,\u00a0S.L.'));
});

test('what a person wrote stays text', async () => {
  const bytes = await copyOf(
    { ...valdeorzaDocument(), conclusion: injectionPayloads.join('\n') },
    'es',
  );
  const words = docxText(bytes);
  for (const payload of injectionPayloads) expect(words).toContain(plainSpaces(payload));
});
