import { describe, expect, test } from 'vitest';
import { databaseErrorCode } from './database-error.ts';

const withCode = (code: string) => Object.assign(new Error('select * from users'), { code });

describe('a failure of the database', () => {
  test.each([
    'CONNECTION_CLOSED',
    'CONNECT_TIMEOUT',
    'ECONNREFUSED',
    'EAI_AGAIN',
    '08006',
    '53300',
    '57P01',
    '57014',
    '40001',
    '58030',
  ])('%s: the database is away or too slow', (code) => {
    expect(databaseErrorCode(withCode(code))).toBe('unavailable');
  });

  test.each(['53100', 'ENOSPC', 'EDQUOT'])('%s: the disk is full', (code) => {
    expect(databaseErrorCode(withCode(code))).toBe('storage-full');
  });

  test.each(['22021', '22P02', '22003', '22001', '22008'])('%s: the input is wrong', (code) => {
    expect(databaseErrorCode(withCode(code))).toBe('invalid-input');
  });

  test('is recognised under the query builder that wraps it', () => {
    const wrapped = new Error('Failed query', { cause: withCode('22021') });
    expect(databaseErrorCode(wrapped)).toBe('invalid-input');
  });

  test('of our own making has no excuse: a missing table, a broken check', () => {
    expect(databaseErrorCode(withCode('42P01'))).toBeNull();
    expect(databaseErrorCode(withCode('23514'))).toBeNull();
    expect(databaseErrorCode(new Error('x'))).toBeNull();
    expect(databaseErrorCode('57P01')).toBeNull();
  });
});
