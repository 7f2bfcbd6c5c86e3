import { writeFileSync } from 'node:fs';
import { reportLanguages } from '@valia/domain/reports/valuation-report-input.ts';
import { test } from 'vitest';
import { compileReport } from './compile-report.ts';
import { reportTranslator } from './report-translator.ts';
import * as samples from './testing/report-samples.ts';
import { valuationReportView } from './valuation-report-view.ts';
const { reportInput, ...documents } = samples;
test('render', async () => {
  for (const [name, make] of Object.entries(documents)) for (const language of reportLanguages) {
    if (process.env['ONLY'] && !`${name}-${language}`.includes(process.env['ONLY'])) continue;
    const input = reportInput(make(), language);
    if (!input.outcome.result) { console.log(name, input.outcome.issues); continue; }
    const view = valuationReportView(input, await reportTranslator(language));
    const t0 = performance.now();
    const pdf = compileReport('valuation-report.typ', view, new Date(input.issuedAt));
    console.log(name, language, pdf.length, Math.round(performance.now() - t0), JSON.stringify(input.outcome.issues.map((i) => i.code)));
    writeFileSync(`/tmp/rep/${name}-${language}.pdf`, pdf);
    writeFileSync(`/tmp/rep/${name}-${language}.json`, JSON.stringify(view, null, 1));
  }
}, 60000);
