import { expect, test } from 'vitest';
import { statementDays } from './statement-period.ts';

// Half past midnight in Madrid, which is still the day before in UTC.
const now = new Date('2026-11-19T23:30:00.000Z');

test.each([
  [{}, '2026-01-01', '2026-11-20'],
  [{ period: 'last-year' }, '2025-01-01', '2025-12-31'],
  [{ period: 'quarter' }, '2026-10-01', '2026-11-20'],
  [{ period: 'month' }, '2026-11-01', '2026-11-20'],
  [{ from: '2026-03-01' }, '2026-03-01', '2026-11-20'],
  [{ from: '2026-12-01' }, '2026-12-01', '2026-12-01'],
  [{ to: '2025-06-30' }, '2025-01-01', '2025-06-30'],
  [{ from: '2026-05-02', to: '2026-05-01' }, '2026-05-01', '2026-05-02'],
] as const)('%o are the days from %s to %s', (search, from, to) => {
  expect(statementDays(search, now)).toEqual({ from, to });
});
