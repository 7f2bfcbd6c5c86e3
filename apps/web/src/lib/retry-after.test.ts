import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { retryTimeAfter } from './retry-after.ts';

const refused = (status: number): TRPCClientError<never> => {
  const response = new Response(null, { status, headers: { 'retry-after': '120' } });
  return new TRPCClientError('x', { meta: { response } });
};

test('a call refused for its number says from what time on it is taken', () => {
  expect(retryTimeAfter(refused(429), 'es')).toMatch(/^\d{1,2}:\d{2}$/u);
});

test('what is unavailable has no time to tell a person', () => {
  expect(retryTimeAfter(refused(503), 'es')).toBeNull();
  expect(retryTimeAfter(new Error('x'), 'es')).toBeNull();
});
