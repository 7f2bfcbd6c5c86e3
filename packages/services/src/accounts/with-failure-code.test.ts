import { AppError } from '@valia/domain/errors/app-error.ts';
import { expect, test } from 'vitest';
import { withFailureCode } from './with-failure-code.ts';

const fromDatabase = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('from the driver'), { code }) });

const codeOf = (cause: unknown) =>
  withFailureCode('user-not-created', () => Promise.reject(cause as Error)).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

test.each([
  fromDatabase('23502'),
  fromDatabase('23505'),
  fromDatabase('23514'),
  fromDatabase('22001'),
  fromDatabase('42P01'),
  fromDatabase('XX000'),
  new TypeError('x is not a function'),
  new AppError('internal'),
])('%s becomes the failure of its step', async (cause) => {
  expect(await codeOf(cause)).toBe('user-not-created');
});

test.each(['55P03', '57014', '57P01', '40001', 'CONNECTION_CLOSED', '53100'])(
  'an outage and a full disk keep their own text: %s',
  async (code) => {
    const cause = fromDatabase(code);
    expect(await codeOf(cause)).toBe(cause);
  },
);

test.each([
  'sign-up-refused',
  'too-many-requests',
  'unavailable',
  'link-not-valid',
  'profile-not-created',
] as const)('what has a text of its own keeps it: %s', async (code) => {
  expect(await codeOf(new AppError(code))).toBe(code);
});

test('what works is answered', async () => {
  expect(await withFailureCode('user-not-created', () => Promise.resolve(7))).toBe(7);
});
