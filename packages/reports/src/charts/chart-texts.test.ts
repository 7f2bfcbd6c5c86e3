import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { expect, test } from 'vitest';
import { analysedExample } from '../testing/analysed-example.ts';
import { sampleReportInput } from '../testing/sample-report-input.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

test.each([
  ['es', 'WACC ±0,5 pp, crecimiento ±0,25 pp y múltiplo de salida ±0,5x.'],
  ['ca', 'WACC ±0,5 pp, creixement ±0,25 pp i múltiple de sortida ±0,5x.'],
  ['en', 'WACC ±0.5 pp, growth ±0.25 pp and exit multiple ±0.5x.'],
] as const)(
  'of an averaged terminal value the range says all that it moves, in %s',
  async (language, said) => {
    const averaged = (method: ValuationDocument['terminal']['method'], gordonWeight: number) => {
      const document = valdeorzaDocument();
      const terminal = { ...document.terminal, method, exitMultiple: 7, average: { gordonWeight } };
      return buildReportView({ ...document, terminal }, {}, language);
    };
    const stepsOf = async (view: ReturnType<typeof averaged>) => {
      const { summary } = await view;
      return withPlainSpaces(
        summary.chart.notes.find(({ lead }) => lead.startsWith('DCF'))?.text ?? '',
      );
    };
    expect(await stepsOf(averaged('gordon', 0.6))).toBe(said);
    expect(await stepsOf(averaged('exit-multiple', 0.6))).toBe(said);
    expect(await stepsOf(averaged('exit-multiple', 1))).toMatch(
      /^WACC ±0[,.]5 pp \S+ \S+ ±0[,.]25 pp\.$/u,
    );
  },
);

/** The values of an alternative text, after its name. */
const valuesOf = (text: string | undefined) =>
  withPlainSpaces(text ?? '')
    .replace(/^[^:]*: /u, '')
    .replace(/\.$/u, '')
    .split('; ')
    .map((one) => one.replace(/^.*, /u, ''));

const indebted = (): ValuationDocument => {
  const document = analysedExample();
  return { ...document, bridge: { ...document.bridge, financialDebt: 14_000_000 } };
};

test.each([
  ['es', /^de −?[\d,]+ M€ a −?[\d,]+ M€$/u],
  ['ca', /^de −?[\d,]+ M€ a −?[\d,]+ M€$/u],
  ['en', /^−?€[\d.]+m to −?€[\d.]+m$/u],
] as const)(
  'whoever hears a chart is told the unit of each end, below zero too, in %s',
  async (language, form) => {
    for (const document of [analysedExample(), indebted()]) {
      const { analysis, summary } = await buildReportView(document, {}, language);
      const values = [summary.chart, analysis?.tornado].flatMap((chart) =>
        valuesOf(chart?.alternative),
      );
      expect(values.length).toBeGreaterThan(8);
      expect(values.filter((value) => !form.test(value))).toEqual([]);
    }
  },
);

test.each([
  ['es', /^[+−][\d.]+ €$/u],
  ['en', /^(?:\+|−)€[\d,]+$/u],
] as const)('and of each step from one value to the other, in %s', async (language, form) => {
  const [earlier, document] = [valdeorzaDocument(), indebted()];
  const { outcome, snapshot } = sampleReportInput(earlier, language);
  const compared = { ...snapshot, document: earlier, outcome, number: 1 };
  const { comparison } = await buildReportView(
    document,
    { kind: 'comparison', compared },
    language,
  );
  expect(valuesOf(comparison?.chart?.alternative)).toEqual([expect.stringMatching(form)]);
});
