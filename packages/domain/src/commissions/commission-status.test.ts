import { expect, test } from 'vitest';
import {
  canCorrectCommission,
  canMoveCommission,
  commissionStatuses,
} from './commission-status.ts';

test('a commission moves as this grid says, and in no other way', () => {
  const moves = commissionStatuses.flatMap((from) =>
    commissionStatuses.filter((to) => canMoveCommission(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual([
    'estimated → earned',
    'estimated → cancelled',
    'earned → approved',
    'earned → cancelled',
    'approved → paid',
    'approved → cancelled',
    'paid → reversed',
  ]);
});

test('it is corrected between being earned and being paid', () => {
  expect(commissionStatuses.filter(canCorrectCommission)).toEqual(['earned', 'approved']);
});
