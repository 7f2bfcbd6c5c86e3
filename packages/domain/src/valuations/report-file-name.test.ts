import { describe, expect, it } from 'vitest';
import { reportFileName } from './report-file-name.ts';

describe('reportFileName', () => {
  it.each([
    ['Conservas Valdeorza, S.L.', 'es', 'informe-valoracion-conservas-valdeorza-sl.pdf'],
    ['Instal·lacions Peña & Fills', 'ca', 'informe-valoracio-instal-lacions-pena-fills.pdf'],
    ['../../etc/passwd\r\n"', 'en', 'valuation-report-etc-passwd.pdf'],
    ['株式会社', 'en', 'valuation-report.pdf'],
    ['', 'es', 'informe-valoracion.pdf'],
  ] as const)('%s in %s is %s', (company, language, name) => {
    expect(reportFileName(company, { kind: 'full', language })).toBe(name);
  });

  it('stays short whatever the company is called', () => {
    expect(
      reportFileName('x'.repeat(160), { kind: 'comparison', language: 'es' }).length,
    ).toBeLessThan(90);
  });
});
