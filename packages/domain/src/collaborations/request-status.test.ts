import { describe, expect, test } from 'vitest';
import {
  canMoveRequest,
  firmAnswerDueAt,
  requestExpiresAt,
  requestStatuses,
  type RequestMover,
} from './request-status.ts';

const movers: RequestMover[] = ['target', 'sender', 'clock'];

describe('how a request moves', () => {
  test('from pending alone: accepted and rejected by the target, withdrawn by the sender, expired by time', () => {
    const allowed = movers.flatMap((mover) =>
      requestStatuses.flatMap((from) =>
        requestStatuses
          .filter((to) => canMoveRequest(from, to, mover))
          .map((to) => `${mover}: ${from} → ${to}`),
      ),
    );
    expect(allowed).toEqual([
      'target: pending → accepted',
      'target: pending → rejected',
      'sender: pending → withdrawn',
      'clock: pending → expired',
    ]);
  });
});

describe('its time', () => {
  // The clocks in Madrid go forward in this night; the hours of the promise are elapsed hours.
  const sentAt = new Date('2026-03-28T09:12:00.000Z');

  test('is thirty days for an adviser, and 48 calendar hours without an end for the firm', () => {
    expect(requestExpiresAt(sentAt, { toFirm: false })?.toISOString()).toBe(
      '2026-04-27T09:12:00.000Z',
    );
    expect(requestExpiresAt(sentAt, { toFirm: true })).toBeNull();
    expect(firmAnswerDueAt(sentAt).toISOString()).toBe('2026-03-30T09:12:00.000Z');
  });
});
