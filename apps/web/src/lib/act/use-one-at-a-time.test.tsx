import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOneAtATime } from './use-one-at-a-time.ts';

test('what is asked for while an action is under way is not run', async () => {
  const { result } = renderHook(useOneAtATime);
  const ran: string[] = [];
  let finish: (answer: string) => void = () => undefined;
  const first = result.current(() => new Promise<string>((resolve) => (finish = resolve)));
  expect(await result.current(async () => ran.push('second'))).toBeUndefined();
  finish('done');
  expect(await first).toBe('done');
  expect(await result.current(async () => ran.push('third'))).toBe(1);
  expect(ran).toEqual(['third']);
});

test('the next one runs after a failure too', async () => {
  const { result } = renderHook(useOneAtATime);
  await expect(result.current(() => Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  );
  expect(await result.current(async () => 'done')).toBe('done');
});
