import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { describe, expect, test } from 'vitest';
import { dealsDocument, listedMachinery } from '../testing/deals-document.ts';
import { multiplesOnly } from '../testing/sample-report-input.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

const dealSources = [
  {
    name: 'Vlerick M&A Monitor',
    scope: 'sector' as const,
    region: 'Belgium',
    period: '2024',
    sample: '156 experts',
    low: null,
    value: 5.7,
    high: null,
  },
  {
    name: 'Dealsuite Southern Europe',
    scope: 'all' as const,
    region: 'Southern Europe',
    period: 'H1-2025',
    sample: null,
    low: null,
    value: 5.3,
    high: null,
  },
];

const rowsOf = async (document: ValuationDocument, language: 'es' | 'en' = 'es') => {
  const view = await buildReportView(document, { dealSources }, language);
  const evidence = view.calculation?.multiples?.evidence ?? null;
  return {
    rows: evidence?.table.rows.map(({ label, detail, cells }) =>
      withPlainSpaces([label, detail, ...cells.map(({ text }) => text)].join(' | ')),
    ),
    notes: evidence?.margin.notes.map(({ lead, text }) =>
      withPlainSpaces(`${lead} ${text}`.trim()),
    ),
  };
};

describe('the evidence for the multiple', () => {
  test('is every rung with its range, period and sample, and what was published by name', async () => {
    const { rows, notes } = await rowsOf(dealsDocument());
    // 702 thousand: f = 0.91 + 0.09 · ln(0.702 / 0.5) / ln 2 = 0.954061; 4.2, 5.3 and 6.4 are multiplied by it.
    expect(rows).toContain(
      'Operaciones de pymes | Encuestas y operaciones hasta 31/12/2025, grado A | 4,01x | 5,06x | 6,11x',
    );
    // 5.25 · 0.954061 · (14.98 / 10.8)^0.35
    expect(rows?.find((row) => row.startsWith('Cotizadas'))).toContain('5,62x');
    expect(rows).toContain('Vlerick M&A Monitor | Bélgica, 2024, 156 expertos |  | 5,70x | ');
    expect(rows).toContain(
      'Dealsuite Southern Europe | Media de todos los sectores, Sur de Europa, S1 2025, muestra n. d. |  | 5,30x | ',
    );
    expect(rows?.find((row) => row.startsWith('Múltiplo aplicado'))).toContain('1,00 veces');
    expect(notes?.join(' ')).toContain('España por sí sola tiene pocas operaciones publicadas');
  });

  test('prints the reason and the source of one far from deals, and says when they are missing', async () => {
    const listed = {
      evToEbitda: listedMachinery,
      sizeStep: { mode: 'manual', value: -0.3 },
    } as const;
    expect((await rowsOf(dealsDocument(listed))).notes).toContain('Motivo o fuente: no consta.');
    const grounds = { reason: 'Contratos a diez años', reasonSource: 'Oferta de marzo de 2026' };
    const { notes } = await rowsOf(dealsDocument({ ...listed, ...grounds }));
    expect(notes).toContain('Motivo: Contratos a diez años.');
    expect(notes).toContain('Fuente: Oferta de marzo de 2026.');
  });

  test('is not there in a version that knows no deals', async () => {
    const view = await buildReportView(multiplesOnly(), { dealSources });
    expect(view.calculation?.multiples?.evidence).toBeNull();
  });

  test('a grade is explained once', async () => {
    const notesAt = async (grade: 'A' | 'C') => {
      const { deals } = dealsDocument().multiples;
      if (deals === undefined) throw new Error('no deals');
      const { notes } = await rowsOf(dealsDocument({ deals: { ...deals, grade } }));
      return notes?.filter((note) => /Grado C|de A, con/u.test(note));
    };
    expect(await notesAt('A')).toEqual([
      'Grado: de A, con varias fuentes propias del sector, a D, casi sin ninguna.',
    ]);
    expect(await notesAt('C')).toEqual([expect.stringMatching(/^Grado C: /u)]);
  });

  test('the multiple applied is read as its chain', async () => {
    // 5.30 · 0.954 = 5.06; with a factor of two decimals it would be 5.04
    expect(withPlainSpaces(JSON.stringify(await buildReportView(dealsDocument())))).toContain(
      '5,30x × 0,954 = 5,06x',
    );
    const stored = await buildReportView(multiplesOnly());
    expect(stored.calculation?.multiples?.evidence).toBeNull();
  });

  test('is read in English', async () => {
    const { rows } = await rowsOf(dealsDocument(), 'en');
    expect(rows?.find((row) => row.startsWith('Dealsuite'))).toContain(
      'Average of all sectors, Southern Europe, H1 2025, sample n/a',
    );
  });
});
