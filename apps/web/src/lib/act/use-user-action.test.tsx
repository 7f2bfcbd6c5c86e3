import { i18n } from '@lingui/core';
import { act, renderHook } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { currentToast } from '../toast/show-toast.ts';
import { RefusalError } from './refusal-error.ts';
import { type UserAction, useUserAction } from './use-user-action.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'es', messages: {} }));

type Sum = UserAction<number, number>;

const refused = (code: string) =>
  TRPCClientError.from({ error: { message: code, code: -32_000, data: { code, fields: [] } } });

const perform = async (sum: Sum, given = 1) => {
  const { result } = renderHook(() => useUserAction(sum));
  await act(async () => result.current.run(given));
  return result;
};

test('what is done is told, then followed, then read anew', async () => {
  const steps: string[] = [];
  const invalidate = async (): Promise<void> => void steps.push('invalidate');
  await perform({
    call: async (given) => given + 1,
    done: 'Added',
    onDone: (answer, given) => void steps.push(`${String(given)} to ${String(answer)}`),
    invalidates: [{ invalidate }],
  });
  expect(currentToast()).toMatchObject({ kind: 'success', title: 'Added' });
  expect(steps).toEqual(['1 to 2', 'invalidate']);
});

test('the answer may decide what is told, or that nothing is', async () => {
  const done: Sum['done'] = (answer) =>
    answer === 0 ? null : { kind: 'warning', title: `Added ${String(answer)}` };
  await perform({ call: async (given) => given, done }, 3);
  const shown = currentToast();
  expect(shown).toMatchObject({ kind: 'warning', title: 'Added 3' });
  await perform({ call: async (given) => given, done }, 0);
  expect(currentToast()).toBe(shown);
});

test('a failure is told by the act and its reason; nothing follows', async () => {
  const onDone = vi.fn<() => void>();
  await perform({ call: () => Promise.reject(refused('forbidden')), onDone, failed: 'Not added' });
  expect(currentToast()).toMatchObject({ kind: 'error', title: 'Not added' });
  expect(currentToast()?.description).not.toBe('');
  expect(onDone).not.toHaveBeenCalled();
});

test('a call that refuses by itself says what is told', async () => {
  await perform({
    call: async () => {
      throw new RefusalError({ kind: 'error', title: 'Nothing to add' });
    },
    failed: 'Not added',
  });
  expect(currentToast()).toMatchObject({ kind: 'error', title: 'Nothing to add' });
  expect(currentToast()?.description).toBeUndefined();
});

test('a failure that is answered in another way shows no toast', async () => {
  const before = currentToast();
  const answered: unknown[] = [];
  await perform({
    call: () => Promise.reject(refused('conflict')),
    failed: 'Not added',
    onFailed: (_, given) => answered.push(given) > 0,
  });
  expect(answered).toEqual([1]);
  expect(currentToast()).toBe(before);
});

test('while it is pending another run is passed over, and after a failure the next one runs', async () => {
  const ran: number[] = [];
  let fail: (error: Error) => void = () => undefined;
  const { result } = renderHook(() =>
    useUserAction<number, number>({
      call: (given) => {
        ran.push(given);
        return new Promise((_, reject) => (fail = reject));
      },
    }),
  );
  act(() => result.current.run(1));
  expect(result.current.isPending).toBe(true);
  act(() => result.current.run(2));
  await act(async () => fail(new Error('refused')));
  expect(result.current.isPending).toBe(false);
  act(() => result.current.run(3));
  expect(ran).toEqual([1, 3]);
});
