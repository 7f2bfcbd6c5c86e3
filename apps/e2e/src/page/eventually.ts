import { expect } from 'vitest';

/** Asks until the answer is right: what is there at once on an idle machine takes seconds on a busy one. */
export const eventually = <Answer>(ask: () => Answer | Promise<Answer>, message?: string) =>
  expect.poll(ask, {
    interval: 20,
    timeout: 10_000,
    ...(message === undefined ? {} : { message }),
  });
