import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { expect, test } from 'vitest';
import { lineReader } from '../testing/printed-lines.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

const base = valdeorzaDocument();
const { number } = lineReader('es', 'EUR');

test.each([96_000.4, 96_000.5, 123_456.7])(
  'with debt-like items of %s, each equity value of the contrast is its own rounding, a unit at most from its printed parts',
  async (debtLikeItems) => {
    const { calculation } = await buildReportView({
      ...base,
      bridge: { ...base.bridge, debtLikeItems, taxPosition: -41_700.3 },
      leases: { rent: 180_000, costOfDebt: 0.0437, schedule: { basis: 'annuity', years: 5 } },
    });
    const bridge = calculation?.range?.table.rows.find(({ label }) => label.startsWith('Puente'));
    const total = number(bridge?.cells[0]?.text ?? '');
    const leases = calculation?.leases?.table.rows.find(({ kind }) => kind === 'total');
    const leaseDebt = number(leases?.cells[1]?.text ?? '');
    const rows = calculation?.contrast?.table.rows ?? [];
    expect(rows).toHaveLength(7);
    for (const { cells, label } of rows) {
      const [enterprise = 0, equity = 0] = cells.slice(1).map(({ text }) => number(text));
      const effect = withPlainSpaces(label).startsWith('EV/EBIT') ? total : total + leaseDebt;
      expect([label, Math.abs(equity - enterprise - effect) <= 1.5]).toEqual([label, true]);
    }
  },
);
