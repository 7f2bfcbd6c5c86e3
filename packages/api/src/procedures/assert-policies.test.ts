import { initTRPC } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { assertPolicies } from './assert-policies.ts';

const trpc = initTRPC
  .meta<{ policy?: string; touches?: object | null; sample?: () => unknown }>()
  .create();
const whole = trpc.procedure
  .meta({ policy: 'signedIn', touches: null, sample: () => ({}) })
  .input(z.strictObject({}))
  .output(z.null());
const start = (procedures: Parameters<typeof trpc.router>[0]) => () =>
  assertPolicies(trpc.router(procedures));

describe('a start', () => {
  test('passes when every procedure declares policy, input and output', () => {
    expect(
      start({
        good: whole.query(() => null),
        nested: trpc.router({ good: whole.mutation(() => null) }),
      }),
    ).not.toThrow();
  });

  test('fails for a procedure without a policy, by name', () => {
    const bare = trpc.procedure
      .meta({ touches: null, sample: () => ({}) })
      .input(z.strictObject({}))
      .output(z.null());
    expect(start({ inner: trpc.router({ bad: bare.query(() => null) }) })).toThrow(
      'inner.bad declares no policy',
    );
  });

  test('fails for a policy nobody knows', () => {
    expect(start({ bad: whole.meta({ policy: 'everybody' }).query(() => null) })).toThrow(
      'bad declares no policy',
    );
    expect(start({ bad: whole.meta({ policy: 'toString' }).query(() => null) })).toThrow(
      'bad declares no policy',
    );
  });

  test('fails for a procedure without input or output', () => {
    const policy = trpc.procedure.meta({ policy: 'public', touches: null, sample: () => ({}) });
    expect(start({ bad: policy.query(() => null) })).toThrow(
      /bad declares no input; bad declares no output/,
    );
  });

  test('fails for a procedure that says not what it touches, or shows no sample', () => {
    const policy = trpc.procedure.meta({ policy: 'public' });
    const bare = policy.input(z.strictObject({})).output(z.null());
    expect(start({ bad: bare.query(() => null) })).toThrow(
      'bad declares not what it touches; bad declares no sample',
    );
    const touching = bare.meta({ touches: { object: 'view' } });
    expect(start({ bad: touching.query(() => null) })).toThrow(/: bad declares no sample$/);
  });
});
