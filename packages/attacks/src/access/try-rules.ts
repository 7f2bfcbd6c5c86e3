import {
  listen,
  noLimits,
  patientAnswerMs,
  silent,
  type ListeningServer,
} from '@valia/server/testing/listening-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** All that attacks find. */
export const allFaults = async (found: AsyncIterable<string>): Promise<string[]> => {
  const faults: string[] = [];
  for await (const fault of found) faults.push(fault);
  return faults;
};

/** A server for many calls, which refuses none of them for their number or for the time they take. */
export const listenToMany = (): Promise<ListeningServer> =>
  listen({ ...silent, answerWithinMs: patientAnswerMs }, { context: { limits: noLimits } });

type Rule = readonly [rule: string, faultsIn: (server: ListeningServer) => AsyncIterable<string>];

/** A test of each rule, one after the other on one server: what attacks it finds nothing. */
export const tryRules = (rules: readonly Rule[]): void => {
  let server: ListeningServer;
  beforeAll(async () => {
    server = await listen();
  });
  afterAll(() => server.close());

  test.each(rules)('S1 %s', async (_rule, faultsIn) => {
    expect(await allFaults(faultsIn(server))).toEqual([]);
  });
};
