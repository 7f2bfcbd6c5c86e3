import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { expect, test } from 'vitest';
import { viewOf } from './testing/view-of.ts';

test.each([
  ['EUR', 1, 'Ventas por empleado (€)'],
  ['MXN', 1_000, 'Ventas por empleado (MXN)'],
] as const)(
  'a ratio that is an amount names its currency, in %s by %s',
  async (currency, unit, said) => {
    const document = valdeorzaDocument();
    const { accounts, company } = document;
    const { basis } = await viewOf({
      ...document,
      currency,
      unit,
      company: { ...company, employees: 20 },
      accounts: {
        ...accounts,
        years: accounts.years.map((year) => ({
          ...year,
          lines: { ...year.lines, revenue: (year.lines.revenue ?? 0) / unit },
        })),
      },
    });
    const row = basis?.ratios?.table.rows.find(({ label }) => label.startsWith('Ventas por'));
    expect([row?.label, row?.cells.at(-1)?.text]).toEqual([said, '560.315']);
  },
);
