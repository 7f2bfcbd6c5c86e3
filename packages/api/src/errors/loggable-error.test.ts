import { describe, expect, test } from 'vitest';
import { loggableError } from './loggable-error.ts';

describe('a fault in the log', () => {
  test('keeps the first cause and the way, not the statement with its parameters', () => {
    const cause = Object.assign(new Error('relation "users" does not exist'), {
      code: '42P01',
      detail: 'marta@example.test',
    });
    const failure = new Error(
      'Failed query: insert into users\nparams: marta@example.test,$argon2id$secret',
      { cause },
    );
    const logged = loggableError(failure);
    expect(logged).toMatchObject({
      name: 'Error',
      message: 'relation "users" does not exist',
      code: '42P01',
    });
    expect(logged.stack).toContain('loggable-error.test.ts');
    expect(JSON.stringify(logged)).not.toMatch(/marta|argon2id/);
  });

  test('takes anything that was thrown', () => {
    expect(loggableError('boom')).toMatchObject({ message: 'boom', code: null });
    expect(loggableError(undefined).message).toBe('undefined');
  });
});
