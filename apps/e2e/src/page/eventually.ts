import { expect } from 'vitest';

/**
 * Repeats the query until its result is right: a result that is immediate on an idle machine takes seconds on a busy
 * one.
 */
export const eventually = <Answer>(ask: () => Answer | Promise<Answer>, message?: string) =>
  expect.poll(ask, {
    interval: 20,
    timeout: 10_000,
    ...(message === undefined ? {} : { message }),
  });
