import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callDuring } from '@valia/server/testing/call-during.ts';
import {
  secondLoopbackAddress,
  connectSlowClient,
  incompleteRequest,
} from '@valia/server/testing/connect-slow-client.ts';
import type { SlowClient } from '@valia/server/testing/connect-slow-client.ts';
import { startListeningServer, publicOrigin } from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';

/** The larger number of a full run is tested in `under-load.process.test.ts`. */
const dawdlers = 300;
/** The number of connections from one IP address range that the server keeps open. */
const mostOfOneRange = 256;
/** Ten seconds, doubled on each commit, where many tests share the processor. */
const longestMs = process.env['VALIA_FULL'] === '1' ? 10_000 : 20_000;
const testMs = 60_000;
const env = { isLocal: false, publicOrigin, logLevel: 'silent' } as const;

let direct: ListeningServer;
let proxied: ListeningServer;
beforeAll(async () => {
  direct = await startListeningServer({ env: { ...env, trustProxy: false } });
  proxied = await startListeningServer({ env: { ...env, trustProxy: '127.0.0.1' } });
});
afterAll(async () => {
  await direct.close();
  await proxied.close();
});

const isOpen = ({ lasted }: SlowClient): boolean => lasted === null;
const allEnded = (all: readonly SlowClient[]) =>
  expect.poll(() => all.filter(isOpen), { timeout: 2 * longestMs, interval: 100 }).toEqual([]);
const longest = (all: readonly SlowClient[]): number =>
  Math.max(...all.map(({ lasted }) => lasted ?? Infinity));

/** Sends a body in parts with a pause after each; returns the status. */
const sendSlowly = (parts: readonly number[], pauseMs: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(`${proxied.origin}/trpc/auth.validatePassword`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': parts.reduce((sum, length) => sum + length, 0),
        'x-forwarded-for': '203.0.113.2',
      },
    });
    sent.once('response', (answer) => resolve(answer.resume().statusCode ?? 0));
    sent.once('error', reject);
    void (async () => {
      for (const length of parts) {
        sent.write('x'.repeat(length));
        await pause(pauseMs);
      }
      sent.end();
    })();
  });

describe('S33 half-sent requests', () => {
  test(
    'of one address cost others nothing, and are ended within ten seconds',
    async () => {
      const calls = callDuring(direct.origin, 3000);
      const opened = await Promise.all(
        Array.from({ length: dawdlers }, (_, at) =>
          connectSlowClient(
            direct.origin,
            at % 2 === 0 ? incompleteRequest() : undefined,
            secondLoopbackAddress,
          ),
        ),
      );
      await expect
        .poll(() => opened.filter(isOpen).length, { timeout: longestMs })
        .toBeLessThanOrEqual(mostOfOneRange);
      expect([...(await calls).statuses]).toEqual([200]);
      await allEnded(opened);
      expect(longest(opened)).toBeLessThan(longestMs);
    },
    testMs,
  );

  test(
    'that a proxy hands on are counted as their client’s, and nobody else is cut or refused for them',
    async () => {
      const steady = sendSlowly([2000, 2000, 2000, 2000, 2000, 2000], 1000);
      const of = (client: string, count: number) =>
        Array.from({ length: count }, () =>
          connectSlowClient(proxied.origin, incompleteRequest({ 'x-forwarded-for': client })),
        );
      const few = await Promise.all(of('203.0.113.3', 3));
      const many = await Promise.all(of('203.0.113.1', mostOfOneRange + 40));
      expect([...(await callDuring(proxied.origin, 1000)).statuses]).toEqual([200]);
      // The body is read, and refused because it is not a valid password input.
      expect(await steady).toBe(400);
      await allEnded([...few, ...many]);
      expect(longest([...few, ...many])).toBeLessThan(longestMs);
      const first = Math.min(...few.map(({ endedAt }) => endedAt ?? 0));
      const madeRoom = many.filter(({ endedAt }) => (endedAt ?? Infinity) < first);
      expect(madeRoom.length).toBeGreaterThanOrEqual(40);
    },
    testMs,
  );
});

test(
  'a phone that loses its network for five seconds amid a save is answered',
  async () => {
    // The body is read, and refused because it is not a valid password input.
    expect(await sendSlowly([6000, 6000], 5200)).toBe(400);
  },
  testMs,
);
