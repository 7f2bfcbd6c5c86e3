import { expect, test } from 'vitest';
import { createReportRenderer } from './create-report-renderer.ts';
import { pdfPageTexts } from './testing/pdf-text.ts';
import { minimalCompany, sampleReportInput } from './testing/sample-report-input.ts';

const renderer = createReportRenderer();

test('no line begins with what a company is in law', async () => {
  const document = minimalCompany();
  const names = [
    'Transportes y Logística Hermanos, S.L.',
    'Explotaciones Agrarias del Alto Duero S.A.',
  ];
  for (const name of names)
    for (let length = 0; length < 12; length += 1) {
      const company = { ...document.company, name: `${'x'.repeat(length)} ${name}` };
      const conclusion = `${'a '.repeat(30 + length)}${name} vale lo que dice este informe.`;
      const input = sampleReportInput({ ...document, company, conclusion }, 'es', {
        kind: 'summary',
        sections: [],
      });
      const bytes = await renderer.renderValuationReport(input);
      const lines = pdfPageTexts(bytes, '\n').join('\n').split('\n');
      expect(lines.filter((line) => /^\s*S\.[AL]\./.test(line))).toEqual([]);
    }
});
