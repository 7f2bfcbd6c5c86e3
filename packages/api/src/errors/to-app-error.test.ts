import { TRPCError } from '@trpc/server';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { toAppError } from './to-app-error.ts';

const zodError = () => {
  const parsed = z.strictObject({ id: z.uuid() }).safeParse({ id: 'x' });
  if (parsed.success) throw new Error('the example should be refused');
  return parsed.error;
};

describe('any failure as one of the codes', () => {
  test('keeps one of ours, wherever the framework put it', () => {
    const error = new AppError('valuation-read-only');
    expect(toAppError(error)).toBe(error);
    expect(toAppError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error }))).toBe(error);
  });

  test('a refused input names its fields', () => {
    const error = toAppError(new TRPCError({ code: 'BAD_REQUEST', cause: zodError() }));
    expect(error).toMatchObject({
      code: 'invalid-input',
      fields: [{ path: 'id', code: 'not-valid', params: {} }],
    });
  });

  test('a refused input names its first twenty fields and no more', () => {
    const input = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`key${at}`, at]));
    const { error } = z.strictObject({ id: z.uuid() }).safeParse(input);
    const { fields } = toAppError(new TRPCError({ code: 'BAD_REQUEST', cause: error }));
    expect(fields).toHaveLength(20);
    expect(fields[0]?.path).toBe('id');
  });

  test('a refused output is a fault of ours and names nothing', () => {
    const error = toAppError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: zodError() }));
    expect(error).toMatchObject({ code: 'internal', fields: [] });
  });

  test.each([
    ['PARSE_ERROR', 'invalid-input'],
    ['METHOD_NOT_SUPPORTED', 'invalid-input'],
    ['PAYLOAD_TOO_LARGE', 'too-large'],
    ['NOT_FOUND', 'not-found'],
    ['INTERNAL_SERVER_ERROR', 'internal'],
  ] as const)('the framework’s %s is %s', (code, expected) => {
    expect(toAppError(new TRPCError({ code })).code).toBe(expected);
  });

  test('what nobody foresaw is internal, whatever was thrown', () => {
    expect(toAppError(new Error('boom')).code).toBe('internal');
    expect(toAppError('boom').code).toBe('internal');
    expect(toAppError(undefined).code).toBe('internal');
  });
});
