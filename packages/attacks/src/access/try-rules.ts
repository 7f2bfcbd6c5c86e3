import {
  startListeningServer,
  noRateLimits,
  slowAnswerTimeoutMs,
  silentServerOptions,
  type ListeningServer,
} from '@valia/server/testing/listening-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** All faults that attacks find, as a list. */
export const collectFaults = async (found: AsyncIterable<string>): Promise<string[]> => {
  const faults: string[] = [];
  for await (const fault of found) faults.push(fault);
  return faults;
};

/** A server for many calls, which refuses none of them because of their number or their duration. */
export const listenWithoutLimits = (): Promise<ListeningServer> =>
  startListeningServer(
    { ...silentServerOptions, answerWithinMs: slowAnswerTimeoutMs },
    { context: { limits: noRateLimits } },
  );

type Rule = readonly [rule: string, faultsIn: (server: ListeningServer) => AsyncIterable<string>];

/** A test for each rule, one after the other on one server: its attack must find no fault. */
export const tryRules = (rules: readonly Rule[]): void => {
  let server: ListeningServer;
  beforeAll(async () => {
    server = await startListeningServer();
  });
  afterAll(() => server.close());

  test.each(rules)('S1 %s', async (_rule, faultsIn) => {
    expect(await collectFaults(faultsIn(server))).toEqual([]);
  });
};
