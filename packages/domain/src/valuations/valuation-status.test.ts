import { expect, test } from 'vitest';
import { canChangeValuationStatus, valuationStatuses } from './valuation-status.ts';

test('a status leads to these others and to no more', () => {
  const ways = valuationStatuses.flatMap((from) =>
    valuationStatuses.flatMap((to) =>
      canChangeValuationStatus(from, to) ? [`${from} → ${to}`] : [],
    ),
  );
  expect(ways).toEqual([
    'draft → in_progress',
    'draft → completed',
    'in_progress → draft',
    'in_progress → completed',
    'completed → in_progress',
  ]);
});
