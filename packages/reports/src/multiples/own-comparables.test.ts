import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { ComparableType } from '@valia/valuation/valuation-inputs.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, test } from 'vitest';
import type { ReportTable } from '../content/report-table.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

type Given = readonly [number, ComparableType | undefined];

const listedContrast = {
  evToEbit: 14.74,
  region: 'US',
  date: '2026-01-05',
  firms: 88,
  source: 'A. Damodaran',
};

/** The canning company, EBITDA 1,190,000, valued by its own comparables and the size adjustment from the curve. */
const comparedWith = (
  given: readonly Given[],
  sizeStep: ValuationDocument['multiples']['sizeStep'] = { mode: 'auto' },
): ValuationDocument => ({
  ...valdeorzaDocument(),
  multiples: {
    ...valdeorzaDocument().multiples,
    evToEbitda: { low: null, central: null, high: null, origin: { kind: 'comparables' } },
    sizeStep,
    comparables: given.map(([evToEbitda, type], place) => ({
      id: `00000000-0000-4000-8000-00000000000${String(place)}`,
      name: `Comparable ${String(place + 1)}`,
      source: 'Registro',
      date: null,
      included: true,
      evToEbitda,
      evToEbit: null,
      evToSales: null,
      priceToEarnings: null,
      ...(type && { type }),
    })),
  },
});

const rowsOf = (table: ReportTable | null | undefined): string[] =>
  (table?.rows ?? []).map((row) => withPlainSpaces(JSON.stringify(row)));

const textOf = (value: unknown): string => withPlainSpaces(JSON.stringify(value));

describe('the report of own comparables', () => {
  const deals: Given[] = [5.2, 5.6, 5.9, 6.1, 6.6].map((one) => [one, 'private-deal']);

  test('that are deals says what they are, and takes no step off them', async () => {
    const view = await buildReportView(comparedWith(deals), { listedContrast });
    const multiples = view.calculation?.multiples;
    expect(multiples?.sizeStep).toBeNull();
    expect(rowsOf(multiples?.comparables?.table).join(' ')).toMatch(
      /Operación privada, Registro.*5,60x.*5,90x.*6,10x/u,
    );
    expect(textOf(multiples?.comparables?.margin)).toContain(
      'Las operaciones privadas ya recogen tamaño e iliquidez: sin ajuste.',
    );
    const rows = rowsOf(multiples?.table);
    expect(rows[0]).toContain('Múltiplo de los comparables');
    expect(rows[1]).toContain('5,900x');
    expect(rows[1]).not.toContain('×');
    expect(textOf(view.summary.warnings)).not.toContain('Ajuste por tamaño.');
    // EBIT 868,500 · 14.74 = 12.80 M€: the size adjustment also applies to the companies of the United States.
    expect(textOf(view.calculation?.contrast)).toMatch(/14,74x × 0,65\d*;/u);
  });

  test('of both kinds prints the listed ones before and after the step', async () => {
    const given: Given[] = [
      [10, 'listed'],
      [12, 'listed'],
      [14, 'listed'],
      [6, 'private-deal'],
      [7, 'private-deal'],
    ];
    const document = comparedWith(given, { mode: 'manual', value: -0.3 });
    const { calculation } = await buildReportView(document);
    const rows = rowsOf(calculation?.multiples?.comparables?.table);
    expect(rows[0]).toContain('10,00x → 7,00x');
    expect(rows[0]).toContain('Cotizada, Registro');
    expect(rows[3]).toContain('6,00x');
    // 7, 8.4, 9.8, 6, 7: quartiles 7, 7 and 8.4
    expect(rows.slice(5).join(' ')).toMatch(/7,00x.*7,00x.*8,40x/u);
    expect(calculation?.multiples?.sizeStep).toBeNull();
    const margin = textOf(calculation?.multiples?.margin);
    expect(margin).toContain('Curva:');
    expect(margin).toContain(
      'cotizadas 10,8x (Damodaran), mercado medio 8,7x (Argos), pymes 5,1–5,4x (Dealsuite, 2022–23).',
    );
  });

  test('prints what the product noted of their source in the language of the report', async () => {
    const { multiples, ...rest } = comparedWith([[6, 'private-deal']]);
    const comparables = multiples.comparables?.map((one) => ({
      ...one,
      source: 'Operació pròpia',
    }));
    const document = { ...rest, multiples: { ...multiples, ...(comparables && { comparables }) } };
    const view = await buildReportView(document, {}, 'en');
    const rows = rowsOf(view.calculation?.multiples?.comparables?.table).join(' ');
    expect(rows).toContain('Own transaction');
    expect(rows).not.toContain('Operació');
  });

  test('of one alone prints the band, and warns of it; of no kind told it warns too', async () => {
    const view = await buildReportView(comparedWith([[6, undefined]]));
    const warned = textOf(view.summary.warnings);
    expect(warned).toContain('Comparables sin rango.');
    expect(warned).toContain('una banda de ±15 % sobre el central');
    expect(warned).toContain('Tipo de los comparables.');
    expect(textOf(view.calculation?.multiples?.margin)).toContain('banda de ±15 %');
  });
});

describe('the report of the step', () => {
  const { multiples } = valdeorzaDocument();
  const onCurve: ValuationDocument = {
    ...valdeorzaDocument(),
    multiples: { ...multiples, sizeStep: { mode: 'auto' } },
  };
  const marginOf = (view: Awaited<ReturnType<typeof buildReportView>>): string =>
    textOf(view.calculation?.multiples?.sizeStep?.margin);

  test('from the curve tells the curve with its numbers and the anchors', async () => {
    const view = await buildReportView(onCurve);
    const margin = marginOf(view);
    expect(margin).toContain('Según la curva; EV resultante, 9,45 M€.');
    expect(margin).toContain(
      '−50 % hasta 5 M€ de EV sin ajuste, −20 % desde 30 M€ y, entre ambos, lineal en su logaritmo; 14,04 M€ da −32,71 %.',
    );
    expect(margin).toContain('Cotizadas: 10,8x (Damodaran).');
    const drawn = textOf(view.calculation?.multiples?.sizeStep?.references);
    expect(drawn).toContain('5,1–5,4x');
    expect(drawn).toContain('8,7–9,5x');
  });

  test('typed in says so, and warns with the curve’s only where they are far apart', async () => {
    const view = await buildReportView(valdeorzaDocument());
    expect(marginOf(view)).toContain('Ajuste de −35 % elegido por el responsable');
    expect(marginOf(view)).toContain('da −32,71 %');
    expect(textOf(view.summary.warnings)).not.toContain('ajuste orientativo');
    const far = { ...multiples, sizeStep: { mode: 'manual' as const, value: -0.2 } };
    const warned = await buildReportView({ ...valdeorzaDocument(), multiples: far });
    expect(textOf(warned.summary.warnings)).toContain(
      'Se aplica −20 % en lugar del ajuste orientativo (−32,71 %).',
    );
  });

  test('of a version closed with brackets is told as it was closed', async () => {
    const outcome = valueCompany(onCurve);
    const step = outcome.figures['multiples.sizeStep'];
    if (step === undefined) throw new Error('no step');
    const kept = step.inputs.filter(({ symbol }) => !/^(?:lower|upper)/u.test(symbol));
    const stored = JSON.stringify({ ...step, value: -0.35, inputs: kept });
    const ofBracket: unknown = JSON.parse(
      stored.replace('size-step-on-curve', 'size-step-by-enterprise-value'),
    );
    const figures = { ...outcome.figures, 'multiples.sizeStep': ofBracket as typeof step };
    const margin = marginOf(await buildReportView(onCurve, { outcome: { ...outcome, figures } }));
    expect(margin).toContain('se aplica el ajuste de su tramo');
    expect(margin).not.toMatch(/curva/iu);
  });
});
