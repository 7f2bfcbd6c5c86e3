import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { callFailure } from './call-failure.ts';

const refusal = (data: unknown) =>
  TRPCClientError.from({ error: { message: 'x', code: -32_600, data } });

test('a refusal is its code and its wrong fields', () => {
  const fields = [{ path: 'companyName', code: 'too-long', params: { maximum: 160 } }];
  expect(callFailure(refusal({ code: 'invalid-input', fields }))).toEqual({
    code: 'invalid-input',
    fields,
  });
});

test('no answer, or one of somebody else, is a service that is not there', () => {
  expect(callFailure(new TRPCClientError('fetch failed'))).toEqual({
    code: 'unavailable',
    fields: [],
  });
  expect(callFailure(refusal({ code: 'TEAPOT' }))).toEqual({ code: 'unavailable', fields: [] });
});

test('a refusal without the product’s own words is what its status says', () => {
  const refused = (status: number) =>
    callFailure(new TRPCClientError('x', { meta: { response: { status } } }))?.code;
  expect([401, 413, 429].map(refused)).toEqual([
    'unauthenticated',
    'too-large',
    'too-many-requests',
  ]);
  expect([404, 502, 503].map(refused)).toEqual(['unavailable', 'unavailable', 'unavailable']);
});

test('fields it does not understand are left out', () => {
  const fields = [
    { path: 1, code: 'too-long', params: {} },
    { path: 'a', code: 'new-code', params: {} },
    null,
  ];
  expect(callFailure(refusal({ code: 'invalid-input', fields }))?.fields).toEqual([]);
});

test('an error of the page itself came from no call', () => {
  expect(callFailure(new Error('boom'))).toBeNull();
});
