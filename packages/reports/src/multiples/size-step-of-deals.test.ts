import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { expect, test } from 'vitest';
import { dealsDocument, listedMachinery } from '../testing/deals-document.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

const marginOf = async (document: Parameters<typeof buildReportView>[0]) => {
  const { calculation } = await buildReportView(document);
  return {
    text: withPlainSpaces(JSON.stringify(calculation?.multiples?.sizeStep?.margin ?? null)),
    references: calculation?.multiples?.sizeStep?.references.map(({ label, text }) =>
      withPlainSpaces(`${label} ${text}`),
    ),
    evidence: withPlainSpaces(JSON.stringify(calculation?.multiples?.evidence ?? null)),
  };
};

test('listed companies brought down to deals are not said to follow the brackets or the curve of a value', async () => {
  const { text } = await marginOf(dealsDocument({ evToEbitda: listedMachinery }));
  expect(text).not.toMatch(/tramo|Tramos|Según la curva/u);
  expect(text).toContain('Lo que pagan las operaciones de este tamaño');
  // f = 0.954061; 5.25 · f · (14.98 / 10.8)^0.35 = 5.6163; divided by 14.98, this is −62.51 %
  expect(text).toContain('5,25 × 0,95406 × (14,98 / 10,8)^0,35 / 14,98 − 1 = −62,51 %');
});

test.each([14.9833, 8.3271, 23.6367, 5.0149])(
  'the step of %fx is what a calculator gives for the digits of its line',
  async (listed) => {
    const evToEbitda = { ...listedMachinery, low: listed, central: listed, high: listed };
    const { text } = await marginOf(dealsDocument({ evToEbitda }));
    const line = /([\d,]+) × ([\d,]+) × \(([\d,]+) \/ ([\d,]+)\)\^([\d,]+) \/ [^=]+= ([−\d,]+) %/u;
    const [average = 0, factor = 0, multiple = 0, all = 0, exponent = 0, percent = 0] = (
      line.exec(text) ?? []
    )
      .slice(1)
      .map((number) => Number(number.replace(',', '.').replace('−', '-')));
    const step = (average * factor * (multiple / all) ** exponent) / multiple - 1;
    expect(percent).toBeCloseTo(step * 100, 2);
  },
);

test('the axis sets the sector’s own deals at its size beside listed companies', async () => {
  const byDeals = dealsDocument({ evToEbitda: listedMachinery });
  const { references, text } = await marginOf(byDeals);
  // 4.2 and 6.4 times 0.954061
  expect(references?.[0]).toBe('Pymes del sector 4,0–6,1x');
  expect(text).toContain('operaciones de su sector, a su tamaño, 4,0–6,1x EBITDA.');
  const typed = { evToEbitda: listedMachinery, sizeStep: { mode: 'manual', value: -0.5 } } as const;
  expect((await marginOf(dealsDocument(typed))).references?.[0]).toBe('Pymes del sector 4,0–6,1x');
});

test('the axis of a version without deals names who published its prices and when', async () => {
  const { references, text } = await marginOf({
    ...valdeorzaDocument(),
    multiples: { ...valdeorzaDocument().multiples, sizeStep: { mode: 'auto' } },
  });
  expect(references?.[0]).toBe('Pymes 5,1–5,4x');
  expect(text).toContain('Dealsuite, 5,1–5,4x EBITDA (2022–23).');
  expect(text).toContain('índice Argos, 8,7–9,5x EBITDA (T1–T3 de 2025).');
});

test('the curve of size is printed, so that its factor can be read off it', async () => {
  const { evidence } = await marginOf(dealsDocument());
  // 0.91 + 0.09 · ln(0.702 / 0.5) / ln 2 = 0.954061
  expect(evidence).toContain('0,95406 con 702.000 € de EBITDA');
  expect(evidence).toContain('0,25 M€: 0,84; 0,5 M€: 0,91; 1 M€: 1,00');
});

test('the rung in use stands with the figures that it was used with', async () => {
  const typed = dealsDocument({
    evToEbitda: listedMachinery,
    sizeStep: { mode: 'manual', value: -0.5 },
  });
  const { calculation } = await buildReportView(typed);
  const row = calculation?.multiples?.evidence?.table.rows.find(({ label }) =>
    label.startsWith('Cotizadas'),
  );
  // 14.98 · 0.5, with the band of 15 % around it
  expect(row?.cells.map(({ text }) => withPlainSpaces(text))).toEqual(['6,37x', '7,49x', '8,61x']);
});

test('beside deals, a further multiple of listed companies is read as its chain, and its step is told', async () => {
  const listed = (central: number) => ({
    low: null,
    central,
    high: null,
    weight: 0.5,
    origin: { kind: 'own' as const, note: 'Informe del sector', type: 'listed' as const },
  });
  const { calculation } = await buildReportView(
    dealsDocument({ evToEbitdaWeight: 0.5, further: { evToSales: listed(2) } }),
  );
  const rows = calculation?.multiples?.several?.table.rows.map(({ detail }) =>
    withPlainSpaces(detail),
  );
  // 5.30 · 0.954061 = 5.0565; the size adjustment of 14.98x at this size is −62.51 %: 2 · 0.3749 = 0.7498
  expect(rows?.[0]).toContain('5,30x × 0,954 = 5,06x');
  expect(rows?.[1]).toMatch(/^Ventas, 2,00x − 62,5\d? % = 0,75x$/u);
  expect(withPlainSpaces(JSON.stringify(calculation?.multiples?.margin))).toContain(
    '5,25 × 0,95406 × (14,98 / 10,8)^0,35 / 14,98 − 1 = −62,51 %',
  );
});
