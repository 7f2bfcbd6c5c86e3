import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { expect, test } from 'vitest';
import type { ComparisonView } from './comparison-view.ts';
import { lineReader } from '../testing/printed-lines.ts';
import { buildComparisonView } from '../testing/build-report-view.ts';

const changeOf = (comparison: ComparisonView | null): string =>
  comparison?.table.rows.find(({ label }) => label === 'Fondos propios, central')?.cells[2]?.text ??
  '';

test('each step of a comparison is its own rounding, and where they do not add up it is said', async () => {
  const document = valdeorzaDocument();
  const { drivers } = document.projection;
  for (const [margin, debt] of [
    [0.1, 2_900_001],
    [0.111, 2_750_000.5],
    [0.1043, 3_100_000.7],
    [0.1177, 2_222_222.2],
    [0.0981, 2_345_678.4],
  ] as const) {
    const ebitdaMargin = { path: { kind: 'constant' as const, value: margin }, overrides: [] };
    const comparison = await buildComparisonView(document, {
      ...document,
      projection: { ...document.projection, drivers: { ...drivers, ebitdaMargin } },
      terminal: { ...document.terminal, terminalGrowth: margin / 7 },
      bridge: { ...document.bridge, financialDebt: debt },
    });
    const { number } = lineReader('es', 'EUR');
    const steps = (comparison?.steps?.rows ?? []).map(({ cells }) => cells[0]?.text ?? '');
    const [total = 0, ...terms] = steps.map(number).toReversed();
    const sum = terms.reduce((reached, term) => reached + term, 0);
    expect(Math.abs(sum - total)).toBeLessThanOrEqual(steps.length / 2);
    const isSaid = (comparison?.margin.notes ?? []).some(({ text }) => text.includes('redondeo'));
    expect(isSaid).toBe(sum !== total);
    const change = total - (terms.at(-1) ?? 0);
    expect(Math.abs(number(changeOf(comparison)) - change)).toBeLessThanOrEqual(1);
    const largest = steps.slice(1, -1).find((text) => comparison?.lead.includes(text.slice(1)));
    expect(largest).toBeDefined();
  }
});
