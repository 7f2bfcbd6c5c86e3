import { describe, expect, it } from 'vitest';
import { reportFileName } from './report-file-name.ts';

const issued = {
  kind: 'full',
  version: 3,
  comparedVersion: null,
  date: '2026-11-23',
  code: '7K2M-0001-0002-0003-0004',
} as const;

describe('reportFileName', () => {
  it.each([
    [
      'Conservas Valdeorza, S.L.',
      'es',
      'informe-valoracion-conservas-valdeorza-sl-v3-2026-11-23-es-7k2m.pdf',
    ],
    [
      'Instal·lacions Peña & Fills',
      'ca',
      'informe-valoracio-instal-lacions-peña-fills-v3-2026-11-23-ca-7k2m.pdf',
    ],
    ['../../etc/passwd\r\n"', 'en', 'valuation-report-etc-passwd-v3-2026-11-23-en-7k2m.pdf'],
    ['株式会社ガラス', 'en', 'valuation-report-株式会社ガラス-v3-2026-11-23-en-7k2m.pdf'],
    ['한국 전자', 'en', 'valuation-report-한국-전자-v3-2026-11-23-en-7k2m.pdf'],
    ['\u202Efdp.exe', 'en', 'valuation-report-fdpexe-v3-2026-11-23-en-7k2m.pdf'],
    ['🚀', 'es', 'informe-valoracion-v3-2026-11-23-es-7k2m.pdf'],
    ['', 'es', 'informe-valoracion-v3-2026-11-23-es-7k2m.pdf'],
  ] as const)('%s in %s is %s', (companyName, language, name) => {
    expect(reportFileName({ ...issued, companyName, language })).toBe(name);
  });

  it('tells the kind, and of a comparison both versions', () => {
    const named = { ...issued, companyName: 'Valdeorza', language: 'es' } as const;
    expect(reportFileName({ ...named, kind: 'summary' })).toBe(
      'resumen-valoracion-valdeorza-v3-2026-11-23-es-7k2m.pdf',
    );
    expect(reportFileName({ ...named, kind: 'comparison', comparedVersion: 1 })).toBe(
      'comparacion-valoracion-valdeorza-v1-v3-2026-11-23-es-7k2m.pdf',
    );
  });

  it.each(['x', 'ñ', '株', '𠮷'])(
    'is short enough for any disk, whatever company of %s',
    (letter) => {
      const name = reportFileName({
        ...issued,
        companyName: letter.repeat(160),
        kind: 'comparison',
        comparedVersion: 2,
        language: 'es',
      });
      // A surrogate pair cut in half could not be encoded at all.
      const bytes = encodeURIComponent(name).replaceAll(/%../g, '.');
      expect(bytes.length).toBeLessThan(200);
    },
  );
});
