import { describe, expect, test } from 'vitest';
import { runPeriodically } from './run-periodically.ts';

describe('repeated work', () => {
  test('goes on after a failure, which is told', async () => {
    const failures: unknown[] = [];
    let rounds = 0;
    const repeating = runPeriodically({
      everyMs: 1,
      work: async () => {
        rounds += 1;
        if (rounds === 1) throw new Error('first');
        return false;
      },
      onError: (error) => failures.push(error),
    });
    await expect.poll(() => rounds).toBeGreaterThan(2);
    await repeating.stop();
    expect(failures).toEqual([new Error('first')]);
  });

  test('is never run beside itself, and not at all after the stop, which waits for its end', async () => {
    let running = 0;
    let most = 0;
    let rounds = 0;
    const repeating = runPeriodically({
      everyMs: 0,
      work: async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running -= 1;
        rounds += 1;
        return rounds < 5;
      },
      onError: () => undefined,
    });
    await expect.poll(() => rounds).toBeGreaterThanOrEqual(5);
    await repeating.stop();
    expect({ most, running }).toEqual({ most: 1, running: 0 });
    const before = rounds;
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(rounds).toBe(before);
  });
});
