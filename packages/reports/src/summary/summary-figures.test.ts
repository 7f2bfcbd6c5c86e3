import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { expect, test } from 'vitest';
import type { ReportRow } from '../content/report-table.ts';
import { lineReader } from '../testing/printed-lines.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

const base = valdeorzaDocument();
const { number } = lineReader('es', 'EUR');

const withMargin = (margin: number): ValuationDocument => ({
  ...base,
  projection: {
    ...base.projection,
    drivers: {
      ...base.projection.drivers,
      ebitdaMargin: { path: { kind: 'constant', value: margin }, overrides: [] },
    },
  },
  bridge: { ...base.bridge, debtLikeItems: 333_333.45 },
});

const keyFigure = (
  { summary }: Awaited<ReturnType<typeof buildReportView>>,
  label: string,
): string | undefined =>
  summary.keyFigures.find((one) => withPlainSpaces(one.label) === label)?.value;

const centralOf = (rows: readonly ReportRow[] | undefined, label: string): number =>
  number(rows?.find((one) => withPlainSpaces(one.label) === label)?.cells[1]?.text ?? '');

test.each([0.0981, 0.1043, 0.1102, 0.111, 0.1177, 0.1234, 0.1301, 0.1357])(
  'with a margin of %s, the summary and the tables print one enterprise value',
  async (margin) => {
    const view = await buildReportView(withMargin(margin));
    const inTable = centralOf(view.calculation?.range?.table.rows, 'Valor de empresa (EV)');
    expect(number(keyFigure(view, 'Valor de empresa (EV)') ?? '')).toBe(inTable);
  },
);

test.each(['dcf', 'multiples'] as const)(
  'by %s alone, the summary says how the value is formed with what the tables print',
  async (method) => {
    for (const margin of [0.0981, 0.1043, 0.111, 0.1177, 0.1234]) {
      const view = await buildReportView({ ...withMargin(margin), method });
      const [, enterprise = '', bridge = ''] =
        /(?:múltiplos|DCF) ([\d.]+) €, puente ([−\d.]+) €/u.exec(
          withPlainSpaces(view.summary.formed.join(' ')),
        ) ?? [];
      const value = view.calculation?.bridge?.rows.at(-1)?.cells[0]?.text ?? '';
      const apart = number(enterprise) + number(bridge) - number(value);
      expect(Math.abs(apart)).toBeLessThanOrEqual(1);
    }
  },
);

test('with leases as debt, the summary shows the EBITDA that the implied multiple is of', async () => {
  const view = await buildReportView({
    ...base,
    leases: { rent: 180_000, costOfDebt: 0.05, schedule: { basis: 'annuity', years: 5 } },
  });
  const ebitda = number(keyFigure(view, 'EBITDA antes de alquileres 2025') ?? '');
  expect(ebitda).toBe(1_370_000);
  const enterprise = number(keyFigure(view, 'Valor de empresa (EV)') ?? '');
  const implied = (keyFigure(view, 'EV/EBITDA implícito') ?? '').replace('x', '');
  expect(number(implied)).toBeCloseTo(enterprise / ebitda, 2);
  expect(keyFigure(view, 'EBITDA normalizado 2025')).toBeUndefined();
});
