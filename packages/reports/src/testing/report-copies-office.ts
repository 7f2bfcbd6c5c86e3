import { reportLanguages } from '@valia/domain/reports/valuation-report-input.ts';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createReportRenderer } from '../create-report-renderer.ts';
import { reportOutline } from '../docx/report-outline.ts';
import { analysedExample, exampleWithOptions } from './analysed-example.ts';
import { docxHeadings, docxTables, outlineTables } from './docx-contents.ts';
import { libreOfficeConverter } from './libre-office-converter.ts';
import { multiplesOnly, sampleReportInput } from './sample-report-input.ts';
import { buildReportView } from './build-report-view.ts';

const workspace = mkdtempSync(join(tmpdir(), 'valia-office-'));
afterAll(() => rmSync(workspace, { recursive: true, force: true }));
const saveAs = libreOfficeConverter(workspace);
const renderer = createReportRenderer();

const cases = [
  { name: 'with its analyses', document: analysedExample },
  { name: 'with every option', document: exampleWithOptions },
  { name: 'by multiples', document: multiplesOnly },
].flatMap((one) => reportLanguages.map((language) => ({ ...one, language })));

test.each(cases)(
  'a report $name in $language, saved by LibreOffice, says in each cell what it said',
  async ({ document, language }) => {
    const path = join(workspace, 'report.docx');
    const input = sampleReportInput(document(), language);
    writeFileSync(path, await renderer.renderValuationReport(input, 'docx'));
    const folder = join(workspace, 'saved');
    saveAs('docx:MS Word 2007 XML', [path], folder);
    const saved = readFileSync(join(folder, 'report.docx'));
    const expected = outlineTables(reportOutline(await buildReportView(document(), {}, language)));
    expect(expected.flat(2).length).toBeGreaterThan(100);
    // The first table belongs to the cover.
    expect(docxTables(saved).slice(1)).toEqual(expected);
    expect(docxHeadings(saved).length).toBeGreaterThan(5);
  },
);
