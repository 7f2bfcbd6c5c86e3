import { readFileSync } from 'node:fs';
import {
  type ReportLanguage,
  reportLanguages,
} from '@valia/domain/reports/valuation-report-input.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { describe, expect, test } from 'vitest';
import type { ReportRow } from './content/report-table.ts';
import { reportTranslator } from './content/report-translator.ts';
import { exampleWithOptions } from './testing/analysed-example.ts';
import {
  discountedOnly,
  fifteenYears,
  minimalCompany,
  multiplesOnly,
  sampleReportInput,
} from './testing/sample-report-input.ts';
import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { valuationReportView } from './valuation-report-view.ts';

const viewOf = async (document: ValuationDocument, language: ReportLanguage = 'es') =>
  valuationReportView(sampleReportInput(document, language), await reportTranslator(language));

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const rowOf = (rows: readonly ReportRow[] | undefined, label: string): string[] =>
  (rows ?? []).find((row) => plain(row.label) === label)?.cells.map(({ text }) => plain(text)) ??
  [];

describe('the worked example', () => {
  test('the central value is said to the thousand, with the figure behind it', async () => {
    const { summary } = await viewOf(valdeorzaDocument());
    expect(plain(summary.value)).toBe('7.009.000 €');
    expect(plain(summary.range)).toBe('5.841.000 – 7.737.000 €');
    expect(summary.formed.map(plain)).toEqual([
      'Redondeado al millar.',
      'Sin redondear: 7.008.572 €.',
      'DCF 6.868.554 € × 60 % + múltiplos 7.218.600 € × 40 %.',
    ]);
  });

  test('eight key figures stand under it', async () => {
    const { summary } = await viewOf(valdeorzaDocument());
    expect(summary.keyFigures.map(({ value }) => plain(value))).toEqual([
      '8.917.272 €',
      '7,49x',
      '1.190.000 €',
      '2.056.000 €',
      '9,52 %',
      '2,00 %',
      '71,9 %',
      '11.206.300 €',
    ]);
  });

  test('the projection has the rows of the published example', async () => {
    const { basis } = await viewOf(valdeorzaDocument());
    const table = basis?.projection?.table;
    const projected = (label: string) => rowOf(table?.rows, label);
    expect(projected('Ventas')).toEqual([
      '11.206.300',
      '11.654.552',
      '12.120.734',
      '12.544.960',
      '12.921.309',
      '13.244.341',
    ]);
    expect(projected('− Impuestos 25 %')).toEqual([
      '',
      '−224.350',
      '−236.354',
      '−247.763',
      '−258.426',
      '−268.198',
    ]);
    expect(projected('− Δ circulante')).toEqual([
      '',
      '−89.710',
      '−93.236',
      '−84.845',
      '−75.270',
      '−64.607',
    ]);
    expect(projected('Flujo de caja libre')).toEqual([
      '',
      '548.376',
      '579.464',
      '620.809',
      '661.245',
      '700.254',
    ]);
    expect(projected('Factor de descuento')).toEqual([
      '',
      '0,95554',
      '0,87247',
      '0,79663',
      '0,72737',
      '0,66414',
    ]);
    expect(projected('Valor actual')).toEqual([
      '',
      '523.998',
      '505.568',
      '494.553',
      '480.971',
      '465.066',
    ]);
  });

  test('accounts print costs and adjustments with their sign', async () => {
    const { basis } = await viewOf(valdeorzaDocument());
    const rows = basis?.accounts?.table.rows ?? [];
    expect(rowOf(rows, 'Aprovisionamientos')).toEqual([
      '−6.128.800',
      '−6.389.600',
      '−6.634.100',
      '–',
      '−6.634.100',
    ]);
    expect(rowOf(rows, 'Gastos de personal').slice(2)).toEqual([
      '−2.061.700',
      '+73.400',
      '−1.988.300',
    ]);
    expect(rowOf(rows, 'EBITDA').slice(2)).toEqual(['1.120.600', '+69.400', '1.190.000']);
    const adjusted = basis?.adjustments?.table.rows;
    expect(rowOf(adjusted, 'Total ajustes')).toEqual(['+43.400', '+64.000', '+69.400']);
    expect(rowOf(adjusted, 'EBITDA normalizado')).toEqual(['953.100', '1.104.900', '1.190.000']);
    expect(rowOf(adjusted, 'Subvención a la digitalización')).toEqual(['–', '–', '−31.000']);
  });

  test('the cost of capital, the bridge and the multiples end at the published values', async () => {
    const { calculation } = await viewOf(valdeorzaDocument());
    expect(rowOf(calculation?.costOfCapital?.rows, 'Coste de los fondos propios')).toEqual([
      '11,93 %',
    ]);
    expect(rowOf(calculation?.costOfCapital?.rows, 'WACC')).toEqual(['9,52 %']);
    expect(rowOf(calculation?.bridge?.rows, 'Valor actual del valor terminal')).toEqual([
      '6.307.098',
    ]);
    expect(rowOf(calculation?.bridge?.rows, 'Fondos propios por DCF')).toEqual(['6.868.554']);
    const multiples = calculation?.multiples?.table?.rows;
    expect(rowOf(multiples, 'Múltiplo aplicado (× 0,65)')).toEqual(['6,136x', '7,670x', '8,080x']);
    expect(rowOf(multiples, 'Fondos propios por múltiplos')).toEqual([
      '5.393.140',
      '7.218.600',
      '7.705.905',
    ]);
  });

  test('the calculator box gives what its printed figures give', async () => {
    const { check } = await viewOf(valdeorzaDocument());
    expect(check?.lines.map(plain)).toEqual([
      'Coste de los fondos propios: 2,85 + 0,481 × 4,23 + 1,55 + 3,50 + 2,00 = 11,93 %.',
      'WACC: 11,93 × 1/1,4 + 3,49 × 0,4/1,4 = 9,52 %.',
      'Factor de cada año: 1 / 1,0952 elevado a los años hasta el flujo; en la tabla, con el WACC sin redondear.',
      'Terminal: 700.254 × 1,02 / (0,0952 − 0,02) = 9.498.126; sin redondear, 9.496.658.',
      'Valor actual del terminal: 9.498.126 × 0,66414 = 6.308.085.',
      'EV, flujos por su factor más terminal: 2.470.152 + 6.308.085 = 8.778.237.',
      'Con el puente: 8.778.237 − 1.908.700 = 6.869.537.',
      'Múltiplos: 1.190.000 × 7,670 − 1.908.700 = 7.218.600.',
      'Valor central: 0,60 × 6.869.537 + 0,40 × 7.218.600 = 7.009.162; redondeado, 7.009.000 €; diferencia por redondeo: 590 €.',
    ]);
  });

  test('the sensitivity grid frames the base case and shades what is far from it', async () => {
    const { calculation } = await viewOf(valdeorzaDocument());
    const rows = calculation?.sensitivity?.table.rows ?? [];
    expect(rowOf(rows, '9,52 %')).toEqual([
      '6.446.410',
      '6.650.692',
      '6.868.554',
      '7.101.397',
      '7.350.822',
    ]);
    expect(rows[2]?.cells[2]?.mark).toBe('base');
    expect(rows[0]?.cells[4]?.mark).toBe('above');
    expect(rows[4]?.cells[0]?.mark).toBe('below');
    expect(rows[2]?.cells[0]?.mark).toBe('none');
  });

  test('the same source has one letter, and every letter is explained once', async () => {
    const { basis, calculation } = await viewOf(valdeorzaDocument());
    const tables = [basis?.accounts?.table, basis?.adjustments?.table, basis?.projection?.table];
    const rows = [
      ...tables.flatMap((table) => table?.rows ?? []),
      ...(calculation?.costOfCapital?.rows ?? []),
      ...(calculation?.bridge?.rows ?? []),
    ];
    const used = new Set(rows.map(({ letter }) => letter).filter((letter) => letter !== ''));
    const notes = [
      ...(basis?.adjustments?.notes ?? []),
      ...(basis?.projection?.notes ?? []),
      ...(calculation?.margin.notes ?? []),
    ];
    const explained = notes.map(({ letter }) => letter).filter((letter) => letter !== '');
    expect(explained).toEqual([...used].toSorted());
  });
});

describe('other companies', () => {
  test('a DCF alone with a given rate and an exit multiple prints both as such', async () => {
    const { calculation, summary } = await viewOf(discountedOnly());
    expect(calculation?.multiples).toBeNull();
    expect(calculation?.costOfCapital?.rows.map(({ label }) => label)).toEqual(['WACC']);
    expect(calculation?.bridge?.title).toBe('Valor terminal (múltiplo) y puente');
    expect(summary.mixed).toBeNull();
    expect(summary.keyFigures.map(({ label }) => label)).toContain('Múltiplo de salida');
  });

  test('multiples alone have no flows and no sensitivity', async () => {
    const { basis, calculation, check } = await viewOf(multiplesOnly());
    expect([basis?.projection, calculation?.sensitivity]).toEqual([null, null]);
    expect(check?.lines).toContain('Múltiplos: 702 × 5,800 − 5.830 = −1.758.');
    expect(basis?.accounts?.table.corner).toBe('Miles de euros');
  });

  test('a multiple of the adviser is nowhere said to be one of industries', async () => {
    const origin = { kind: 'own', note: 'Tres operaciones' } as const;
    const document: ValuationDocument = {
      ...multiplesOnly(),
      multiples: {
        evToEbitda: { low: 6, central: 7, high: 8, origin },
        sizeStep: { mode: 'manual', value: 0 },
      },
    };
    const view = await viewOf(document);
    expect(view.summary.chart.notes[0]?.text).toBe(
      'Mínimo y máximo del múltiplo propio, sin ajuste por tamaño.',
    );
    expect(JSON.stringify(view)).not.toMatch(/agregad|cotizad/i);
    const stepped = await viewOf({
      ...document,
      multiples: { ...document.multiples, sizeStep: { mode: 'manual', value: -0.35 } },
    });
    expect(stepped.summary.chart.notes[0]?.text).toBe(
      'Mínimo y máximo del múltiplo propio, con el ajuste por tamaño.',
    );
  });

  test('each value stands under the multiple that gave it', async () => {
    const input = sampleReportInput(valdeorzaDocument(), 'es');
    const { figures } = input.outcome;
    const low = figures[figureId.multiplesEnterprise('low')];
    if (low === undefined) throw new Error('no value');
    const inputs = low.inputs.map(({ figure, symbol }) => ({
      symbol,
      figure: symbol === 'appliedMultiple' ? figureId.appliedMultiple('high') : figure,
    }));
    const outcome = { ...input.outcome, figures: { ...figures, [low.id]: { ...low, inputs } } };
    const view = valuationReportView({ ...input, outcome }, await reportTranslator('es'));
    const rows = view.calculation?.multiples?.table?.rows;
    expect(rowOf(rows, 'Múltiplo del sector')[0]).toBe('12,43x');
    expect(rowOf(rows, 'Múltiplo aplicado (× 0,65)')[0]).toBe('8,080x');
  });

  test('a multiple of industries names their sector, whatever the company is said to be', async () => {
    const sample = valdeorzaDocument();
    const { calculation } = await viewOf({
      ...sample,
      company: { ...sample.company, sector: null },
    });
    expect(calculation?.multiples?.margin[0]?.notes[0]?.text).toContain('Alimentación y bebidas');
  });

  test('a negative value is said with its sign and a range in words', async () => {
    const { summary } = await viewOf(multiplesOnly());
    expect(plain(summary.value)).toBe('−1.758.000 €');
    expect(plain(summary.range)).toBe('de −2.369.000 a −1.148.000 €');
    expect(summary.warnings.map(({ lead }) => lead)).toContain('Fondos propios negativos.');
  });

  test('a sum of the bridge begins with a negative amount, not with an operator', async () => {
    const { calculation, summary } = await viewOf(multiplesOnly());
    const sum = calculation?.multiples?.margin[0]?.notes.find(({ lead }) => lead === 'Puente:');
    expect(sum?.text).toBe('−5.590 − 240 = −5.830');
    expect(plain(summary.formed[2] ?? '')).toBe(
      'EV por múltiplos 4.071.600 €, puente −5.830.000 €.',
    );
  });

  test('ratios say why one is missing only where one is', async () => {
    const reasons = async (document: ValuationDocument) =>
      (await viewOf(document)).basis?.ratios?.notes.filter(({ lead }) => lead === 'n. d.:').length;
    expect(await reasons(fifteenYears())).toBe(0);
    expect(await reasons(valdeorzaDocument())).toBe(1);
  });

  test('the glossary explains beta only where the rate is built on one', async () => {
    const terms = async (document: ValuationDocument) =>
      (await viewOf(document)).glossary?.entries.map(({ term }) => term);
    expect(await terms(discountedOnly())).not.toContain('Beta');
    expect(await terms(exampleWithOptions())).not.toContain('Beta');
    expect(await terms(valdeorzaDocument())).toContain('Beta');
  });

  test('what is not given prints n. d. with its reason', async () => {
    const { basis, cover } = await viewOf(minimalCompany());
    expect(rowOf(basis?.accounts?.table.rows, 'Amortización')).toEqual(['n. d.']);
    expect(basis?.accounts?.notes.some(({ lead }) => lead === 'n. d.:')).toBe(true);
    expect(cover.rows.find(({ label }) => label === 'NIF')?.value).toBe('n. d. (no indicado)');
  });

  test('a small value is rounded to the hundred', async () => {
    const { summary } = await viewOf(minimalCompany());
    expect(plain(summary.value)).toBe('28.200 €');
    expect(summary.formed[0]).toBe('Redondeado a la centena.');
  });

  test("the adviser's own conclusion takes the place of the generated one", async () => {
    const { summary } = await viewOf({
      ...minimalCompany(),
      conclusion: 'Primera idea.\n\nSegunda idea.',
    });
    expect(summary.conclusion.paragraphs).toEqual(['Primera idea.', 'Segunda idea.']);
  });
});

describe('languages', () => {
  test.each([
    {
      language: 'es',
      value: '7.009.000 €',
      cost: '9,52 %',
      title: 'Resumen',
      term: 'Flujo de caja libre',
    },
    {
      language: 'ca',
      value: '7.009.000 €',
      cost: '9,52 %',
      title: 'Resum',
      term: 'Flux de caixa lliure',
    },
    {
      language: 'en',
      value: '€7,009,000',
      cost: '9.52%',
      title: 'Summary',
      term: 'Free cash flow',
    },
  ] as const)(
    '$language writes its own words and numbers',
    async ({ cost, language, term, title, value }) => {
      const { basis, summary } = await viewOf(valdeorzaDocument(), language);
      expect(plain(summary.value)).toBe(value);
      expect(plain(summary.keyFigures[4]?.value ?? '')).toBe(cost);
      expect(summary.title).toBe(title);
      expect(basis?.projection?.table.rows.map(({ label }) => label)).toContain(term);
    },
  );

  test('the sources of the product are said in the language of the report', async () => {
    for (const [language, study] of [
      ['ca', 'Damodaran, gener 2026.'],
      ['en', 'Damodaran, January 2026.'],
    ] as const) {
      const { calculation } = await viewOf(valdeorzaDocument(), language);
      const notes = JSON.stringify(calculation?.margin.notes);
      expect(notes).toContain(study);
      expect(notes).not.toContain('enero 2026');
    }
  });

  test('no space before a unit lets it fall to the next line', async () => {
    for (const language of reportLanguages) {
      const view = JSON.stringify(
        await viewOf(
          { ...valdeorzaDocument(), adjustments: [], sources: {}, conclusion: '' },
          language,
        ),
      );
      expect(view).not.toMatch(/\d (?:%|€|M€|pp)/);
    }
  });

  test('every text of the catalog is translated', () => {
    for (const language of ['ca', 'en']) {
      const path = new URL(`../../i18n/src/locales/reports/${language}.po`, import.meta.url);
      const entries = readFileSync(path, 'utf8').split('\n\n').slice(1);
      expect(entries.filter((entry) => entry.trim().endsWith('msgstr ""'))).toEqual([]);
    }
  });
});
