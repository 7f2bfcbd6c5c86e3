import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { crossCheckSections, defaultSections } from '@valia/domain/reports/report-choice.ts';
import { reportLanguages } from '@valia/domain/reports/valuation-report-input.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { describe, expect, test } from 'vitest';
import { exampleWithOptions } from './testing/analysed-example.ts';
import { metalSectorContext } from './testing/metal-sector-context.ts';
import { machiningWorkshop } from './testing/machining-workshop.ts';
import { lineReader } from './testing/printed-lines.ts';
import { minimalCompany, multiplesOnly } from './testing/sample-report-input.ts';
import { withPlainSpaces, buildReportView } from './testing/build-report-view.ts';

const example = valdeorzaDocument();
const { figures } = valueCompany(example);
const figure = (id: string): number => figures[id]?.value ?? Number.NaN;
const { number } = lineReader('es', 'EUR');

describe('accounts and projection', () => {
  test('each bar is the figure of its year', async () => {
    const { basis } = await buildReportView(example);
    const [revenue, ebitda, flow] = basis?.trajectory?.panels ?? [];
    const closed = [2023, 2024, 2025];
    const projected = [2026, 2027, 2028, 2029, 2030];
    const expected = [
      [
        revenue,
        [
          ...closed.map((year) => figure(figureId.account(year, 'revenue'))),
          ...projected.map((year) => figure(figureId.projection(year, 'revenue'))),
        ],
      ],
      [
        ebitda,
        [
          ...closed.map((year) => figure(figureId.account(year, 'normalisedEbitda'))),
          ...projected.map((year) => figure(figureId.projection(year, 'ebitda'))),
        ],
      ],
      [flow, projected.map((year) => figure(figureId.projection(year, 'freeCashFlowToFirm')))],
    ] as const;
    for (const [panel, values] of expected) {
      const heights = panel?.groups.map(({ bars }) => (bars[0]?.to ?? 0) - (bars[0]?.from ?? 0));
      const [first = 1] = heights ?? [];
      const [start = 1] = values;
      expect(heights).toHaveLength(values.length);
      for (const [place, value] of values.entries())
        expect((heights?.[place] ?? 0) / first).toBeCloseTo(value / start, 9);
    }
    expect(revenue?.groups.map(({ bars }) => bars[0]?.tone)).toEqual([
      ...closed.map(() => 'closed'),
      ...projected.map(() => 'projected'),
    ]);
    expect(withPlainSpaces(revenue?.groups[2]?.bars[0]?.text ?? '')).toBe('11,21');
    expect(withPlainSpaces(flow?.alternative ?? '')).toMatch(/^Flujo de caja libre.*2026: 548/);
  });

  test('the flows’ sum is that of the table', async () => {
    const { basis } = await buildReportView(example);
    const flow = basis?.trajectory?.panels[2];
    const row = basis?.projection?.table.rows.find(({ label }) =>
      label.startsWith('Flujo de caja libre'),
    );
    const sum = row?.cells.slice(1).reduce((total, { text }) => total + number(text), 0);
    expect(withPlainSpaces(flow?.title ?? '')).toBe(
      `${sum?.toLocaleString('es')} € en total hasta 2030`,
    );
  });

  test('a valuation without flows has no such chart', async () => {
    expect((await buildReportView(multiplesOnly())).basis?.trajectory).toBeNull();
  });
});

describe('the bridge as a chart', () => {
  test.each([
    ['the worked example', example],
    ['with discounts', exampleWithOptions()],
  ])('%s: its steps lead from the one printed value to the other', async (_, document) => {
    const { calculation } = await buildReportView(document);
    const bars = calculation?.bridgeChart?.chart.bars ?? [];
    const hundredths = bars.map(({ text }) => Math.round(number(text) * 100));
    const [from = 0, ...rest] = hundredths;
    const to = rest.pop();
    expect(rest.reduce((level, effect) => level + effect, from)).toBe(to);
    expect(bars.at(0)?.text).toBe(document === example ? '8,92' : '7,54');
  });

  test('nothing stands between the two, and there is no chart', async () => {
    expect((await buildReportView(minimalCompany())).calculation?.bridgeChart).toBeNull();
  });

  test('a value below zero ends left of it', async () => {
    const { calculation } = await buildReportView(multiplesOnly());
    const end = calculation?.bridgeChart?.chart.bars.at(-1);
    expect(withPlainSpaces(end?.text ?? '')).toBe('−1,76');
    expect(end?.from).toBeLessThan(end?.to ?? 0);
  });
});

describe('the company in a page', () => {
  test('says of the example what its accounts say', async () => {
    const { company } = await buildReportView(example);
    expect(withPlainSpaces(company?.lead ?? '')).toBe(
      'Desde 2023 vende un 4,7 % más cada año. De cada venta le queda un 10,6 % de EBITDA; en 2023, un 9,3 %.',
    );
    expect(company?.keyFigures.map(({ value }) => withPlainSpaces(value))).toEqual([
      '11.206.300 €',
      '1.190.000 €',
      '193.212 €',
      '1,48x',
    ]);
    expect(company?.charts?.panels.map(({ title }) => withPlainSpaces(title))).toEqual([
      'Suben un 9,7 % en 2 años',
      'Gana 1,3 puntos',
      '1,19 veces la amortización',
    ]);
    const [multiple] = company?.sector?.rows ?? [];
    expect([multiple?.company, multiple?.sector]).toEqual(['7,49x', '11,80x']);
    expect(multiple?.track?.company).toBeLessThan(multiple?.track?.low ?? 0);
  });

  test('beside own comparables the sector’s own figures stand as context, each with its source', async () => {
    const { company } = await buildReportView(machiningWorkshop(), {
      sectorContext: metalSectorContext,
    });
    const rows = company?.sector?.rows ?? [];
    expect(rows.slice(0, 2).map((row) => [row.company, row.sector])).toEqual([
      ['5,44x', '7,95x'],
      ['0,27', '0,28'],
    ]);
    expect(rows.slice(2).every(({ sector }) => sector === 'n. d.')).toBe(true);
    const notes = withPlainSpaces(
      company?.sector?.margin.notes.map(({ text }) => text).join(' ') ?? '',
    );
    expect(notes).toContain(
      'Europa occidental. 229 empresas cotizadas, a 5 de enero de 2026. A. Damodaran, NYU Stern.',
    );
    expect(notes).toContain('Como contexto, sin peso');
    const without = await buildReportView(machiningWorkshop());
    expect(without.company?.sector).toBeNull();
  });

  test('one year alone has no course to draw', async () => {
    const { company } = await buildReportView(minimalCompany());
    expect(company?.charts).toBeNull();
    expect(company?.sector).toBeNull();
  });
});

describe('what nobody asked for', () => {
  test('contrasts and the calculator are in no report until they are', async () => {
    const usual = await buildReportView(example, { sections: defaultSections.full });
    expect(usual.check).toBeNull();
    expect(usual.calculation?.contrast).toBeNull();
    expect(usual.summary.chart.bars.every(({ weighted }) => weighted)).toBe(true);
    const asked = await buildReportView(example, {
      sections: [...defaultSections.full, ...crossCheckSections, 'check'],
    });
    expect(asked.check?.lines.length).toBeGreaterThan(0);
    expect(asked.calculation?.contrast?.table.rows.length).toBeGreaterThan(0);
  });

  test('a listed contrast carries the step of the multiple it is compared with', async () => {
    const { calculation } = await buildReportView({
      ...example,
      multiples: { ...example.multiples, sizeStep: { mode: 'manual', value: -0.2 } },
    });
    const applied = calculation?.contrast?.table.rows.find(
      ({ label }) => label.includes('EV/EBIT') && label.includes('central'),
    );
    expect(applied?.cells[0]?.text).toBe('11,79x');
  });
});

test.each(reportLanguages)(
  'the QR code leads to the page that verifies it, in %s',
  async (language) => {
    const { notice } = await buildReportView(example, {}, language);
    const { qr, qrText } = notice.seal;
    expect(qr).toMatch(/^<svg [^>]*viewBox="0 0 33 33">/);
    expect(qrText).toContain('https://valia.example/verify');
    const other = await buildReportView(example, {
      verification: { code: '7K2M-Q4XA-90TZ-3HVB-E8RE', address: 'https://valia.example/verify' },
    });
    expect(other.notice.seal.qr).not.toBe(qr);
  },
);
