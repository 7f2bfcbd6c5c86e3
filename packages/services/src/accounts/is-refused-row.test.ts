import { expect, test } from 'vitest';
import { isRefusedRow } from './is-refused-row.ts';

const failed = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('from the driver'), { code }) });

test.each(['23502', '23505', '23514'])('a row that breaks a rule is refused: %s', (code) => {
  expect(isRefusedRow(failed(code))).toBe(true);
});

test.each(['55P03', '57014', 'CONNECTION_CLOSED'])(
  'a database that is away or busy refuses no row: %s',
  (code) => {
    expect(isRefusedRow(failed(code))).toBe(false);
  },
);

test('a fault of the program refuses no row', () => {
  expect(isRefusedRow(new TypeError('x is not a function'))).toBe(false);
  expect(isRefusedRow('x')).toBe(false);
});
