import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { describe, expect, test } from 'vitest';
import { reportTranslator } from '../content/report-translator.ts';
import { sampleReportInput } from '../testing/sample-report-input.ts';
import { valuationReportView } from '../valuation-report-view.ts';

const noticeOf = async (document: ValuationDocument): Promise<string> => {
  const view = valuationReportView(sampleReportInput(document, 'es'), await reportTranslator('es'));
  return view.notice.paragraphs.join(' ');
};

describe('figures of euros in a report of another currency', () => {
  const inDollars = (document: ValuationDocument): ValuationDocument => ({
    ...document,
    currency: 'USD',
  });
  const onCurve = (document = valdeorzaDocument()): ValuationDocument => ({
    ...document,
    multiples: { ...document.multiples, sizeStep: { mode: 'auto' } },
  });
  const withStepByHand = (document: ValuationDocument): ValuationDocument => ({
    ...document,
    multiples: { ...document.multiples, sizeStep: { mode: 'manual', value: -0.3 } },
  });
  const taxedBy = (
    projection: Partial<ValuationDocument['projection']>,
    document = withStepByHand(valdeorzaDocument()),
  ): ValuationDocument => ({ ...document, projection: { ...document.projection, ...projection } });
  const curveAndLimits =
    'La curva de tamaño y los límites fiscales españoles son de euros: se han aplicado a los importes en USD tal como están, sin convertirlos.';
  const curve =
    'La curva de tamaño es de euros: se ha aplicado a los importes en USD tal como están, sin convertirlos.';
  const limits =
    'Los límites fiscales españoles son de euros: se han aplicado a los importes en USD tal como están, sin convertirlos.';
  const losses = { opening: 420_000, limit: 'spain' } as const;

  test.each([
    ['the curve of its size', onCurve(), curve],
    ['the limit on losses', taxedBy({ losses }), limits],
    ['the rates by turnover', taxedBy({ spanishTax: { regime: 'by-turnover' } }), limits],
    ['the rates of a small base', taxedBy({ spanishTax: { regime: 'micro' } }), limits],
    ['both', taxedBy({ losses }, onCurve()), curveAndLimits],
  ])('are told where it uses %s', async (_name, document, sentence) => {
    expect(await noticeOf(inDollars(document))).toContain(sentence);
    expect(await noticeOf(document)).not.toMatch(/(?:son|es) de euros/u);
  });

  test.each([
    ['a step chosen by hand', withStepByHand(valdeorzaDocument())],
    ['no multiple', { ...valdeorzaDocument(), method: 'dcf' as const }],
    ['losses without a limit', taxedBy({ losses: { ...losses, limit: 'none' } })],
    ['one rate for every size', taxedBy({ spanishTax: { regime: 'general' } })],
    ['no flows', { ...taxedBy({ losses }), method: 'multiples' as const }],
  ])('are not told of where it has %s', async (_name, document) => {
    expect(await noticeOf(inDollars(document))).not.toMatch(/(?:son|es) de euros/u);
  });
});
