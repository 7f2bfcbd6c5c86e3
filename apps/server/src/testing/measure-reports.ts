import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import type {
  ReportLanguage,
  ValuationReportInput,
} from '@valia/domain/reports/valuation-report-input.ts';
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

// Keeps the process alive, because the printing process does not.
const awake = setInterval(() => undefined, 1_000);

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

interface Times {
  /** Times for reports of another company, with different figures on nearly every page. */
  others: number[];
  /** Times for the same figures under another name. */
  renamed: number[];
  /** Times for printing the same pages again. */
  again: number[];
  pages: number;
}

type Sample = ReturnType<typeof minimalCompany>;

const withName = (document: Sample, name: string): Sample => ({
  ...document,
  company: { ...document.company, name },
});

const withRevenue = (document: Sample, factor: number): Sample => {
  const years = document.accounts.years.map((one) => ({
    ...one,
    lines: { ...one.lines, revenue: (one.lines.revenue ?? 0) * factor },
  }));
  return { ...document, accounts: { ...document.accounts, years } };
};

const stepOfRevenue = 0.013;

const timeOf = async (input: ValuationReportInput): Promise<number> => {
  const start = performance.now();
  await reports.renderValuationReport(input);
  return performance.now() - start;
};

const timesOf = async (sample: keyof typeof samples): Promise<Times> => {
  const first = await reports.renderValuationReport(sampleReportInput(samples[sample](), 'es'));
  const times: Times = { others: [], renamed: [], again: [], pages: pdfPageTexts(first).length };
  for (let round = 1; round <= rounds; round += 1) {
    const language = languages[round % languages.length] ?? 'es';
    const other = withRevenue(samples[sample](), 1 + round * stepOfRevenue);
    const renamed = withName(other, `${other.company.name} ${round}`);
    times.others.push(await timeOf(sampleReportInput(other, language)));
    times.renamed.push(await timeOf(sampleReportInput(renamed, language)));
    times.again.push(await timeOf(sampleReportInput(renamed, language)));
  }
  return times;
};

/** Milliseconds. The first rounds are excluded, because they load the typesetter and each language's texts. */
const summary = (times: readonly number[], pages: number): string => {
  const warm = times.slice(languages.length).toSorted((one, other) => one - other);
  const [median, high] = [percentile(warm, 0.5), percentile(warm, 0.95)];
  const tenPages = ((median / pages) * 10).toFixed(0);
  return `median ${median.toFixed(0)} ms, p95 ${high.toFixed(0)} ms, ${tenPages} ms for ten pages`;
};

for (const sample of Object.keys(samples) as (keyof typeof samples)[]) {
  const { again, others, pages, renamed } = await timesOf(sample);
  process.stdout.write(
    `${sample}, ${pages} pages\n  other figures: ${summary(others, pages)}\n  another name: ${summary(renamed, pages)}\n  same pages: ${summary(again, pages)}\n`,
  );
}
clearInterval(awake);
