import { blockIds } from '@valia/domain/report-blocks/block-ids.ts';
import { printedSections } from '@valia/domain/reports/report-choice.ts';
import { reportLanguages } from '@valia/domain/reports/valuation-report-input.ts';
import { valuationDocumentSchema } from '@valia/domain/valuations/document/valuation-document.ts';
import { describe, expect, test } from 'vitest';
import { createReportRenderer } from './create-report-renderer.ts';
import { machiningWorkshop } from './testing/machining-workshop.ts';
import { metalSectorContext } from './testing/metal-sector-context.ts';
import { overlappingTexts } from './testing/overlapping-texts.ts';
import { pdfPageTexts } from './testing/pdf-text.ts';
import { sampleReportInput } from './testing/sample-report-input.ts';
import { withPlainSpaces, buildReportView } from './testing/build-report-view.ts';

const adviser = {
  ...sampleReportInput(machiningWorkshop(), 'es').adviser,
  body: 'Col·legi d’Economistes de Catalunya',
  membership: '412',
};
const sections = printedSections('full', undefined);
const changes = { adviser, sections, sectorContext: metalSectorContext };
const withoutSpaces = (text: string) => text.replace(/[\s\u00a0]/g, '');

test('is a document that the product takes', () => {
  expect(valuationDocumentSchema.parse(machiningWorkshop())).toEqual(machiningWorkshop());
});

describe.each(reportLanguages)('the workshop’s report in %s', (language) => {
  const document = machiningWorkshop();
  const printed = createReportRenderer().renderValuationReport(
    sampleReportInput(document, language, changes),
  );

  test('has every row that a report must contain, with its figures', async () => {
    const view = await buildReportView(document, changes, language);
    const blocks = (view.narrative ?? []).flatMap((chapter) => chapter.blocks);
    // The block `not-contrasted` is absent, because every figure has a source and every assumption was confirmed.
    expect(blocks.map(({ id }) => id)).toEqual(blockIds.filter((id) => id !== 'not-contrasted'));
    expect(view.company?.sector?.rows).toHaveLength(5);
    expect(view.company?.charts?.panels).toHaveLength(3);
    expect(view.basis?.trajectory?.panels).toHaveLength(3);
    expect(view.basis?.adjustments?.table.rows).toHaveLength(7);
    expect(view.calculation?.bridgeChart?.chart.bars).toHaveLength(5);
    expect(view.analysis?.scenarios?.table.columns).toHaveLength(3);
    expect([view.analysis?.simulation, view.analysis?.tornado]).not.toContain(null);
  });

  test('has no text on another, and its ratios on one page', async () => {
    const bytes = await printed;
    expect(overlappingTexts(bytes)).toEqual([]);
    const { basis } = await buildReportView(document, changes, language);
    const { rows = [] } = basis?.ratios?.table ?? {};
    const [first, last] = [rows.at(0)?.label ?? '', rows.at(-1)?.label ?? ''];
    // The last match is used, because the company's page also contains the leverage of the last row.
    const page = pdfPageTexts(bytes)
      .map(withoutSpaces)
      .findLast((one) => one.includes(withoutSpaces(last)));
    expect(page).toContain(withoutSpaces(first));
  });

  test('tells no two values after discounts', async () => {
    const text = withPlainSpaces(pdfPageTexts(await printed).join(' '));
    expect(text).toMatch(/2[.,]267[.,]961/u);
    expect(text).not.toMatch(/2[.,]267[.,]960/u);
  });
});
