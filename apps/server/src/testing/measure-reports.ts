import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import type { ReportLanguage } from '@valia/domain/reports/valuation-report-input.ts';
import { analysedExample, exampleWithOptions } from '@valia/reports/testing/analysed-example.ts';
import { pdfPageTexts } from '@valia/reports/testing/pdf-text.ts';
import { minimalCompany, sampleReportInput } from '@valia/reports/testing/sample-report-input.ts';
import { createReportProcess } from '../report-process.ts';

const rounds = 25;
const samples = { analysed: analysedExample, options: exampleWithOptions, short: minimalCompany };
const languages: ReportLanguage[] = ['es', 'ca', 'en'];
const reports = createReportProcess({
  program: fileURLToPath(new URL('../../dist/report-worker.cjs', import.meta.url)),
});

// What prints keeps no process alive by itself.
const awake = setInterval(() => undefined, 1_000);

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

interface Times {
  /** With other words on every page than any before. */
  changed: number[];
  /** The same pages once more. */
  again: number[];
  pages: number;
}

const timesOf = async (sample: keyof typeof samples): Promise<Times> => {
  const times: Times = { changed: [], again: [], pages: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const document = samples[sample]();
    const company = { ...document.company, name: `${document.company.name} ${round}` };
    const language = languages[round % languages.length] ?? 'es';
    const input = sampleReportInput({ ...document, company }, language);
    const start = performance.now();
    const bytes = await reports.renderValuationReport(input);
    const between = performance.now();
    await reports.renderValuationReport(input);
    times.changed.push(between - start);
    times.again.push(performance.now() - between);
    times.pages = pdfPageTexts(bytes).length;
  }
  return times;
};

/** Milliseconds; the first rounds load the typesetter and each language's texts. */
const summary = (times: readonly number[], pages: number): string => {
  const warm = times.slice(languages.length).toSorted((one, other) => one - other);
  const [median, high] = [percentile(warm, 0.5), percentile(warm, 0.95)];
  const tenPages = ((median / pages) * 10).toFixed(0);
  return `median ${median.toFixed(0)} ms, p95 ${high.toFixed(0)} ms, ${tenPages} ms for ten pages`;
};

for (const sample of Object.keys(samples) as (keyof typeof samples)[]) {
  const { again, changed, pages } = await timesOf(sample);
  process.stdout.write(
    `${sample}, ${pages} pages\n  other words: ${summary(changed, pages)}\n  same pages: ${summary(again, pages)}\n`,
  );
}
clearInterval(awake);
