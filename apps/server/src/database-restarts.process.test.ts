import { createSecretBox } from '@valia/auth/secret-box.ts';
import { createDatabaseClient, type DatabaseClient } from '@valia/db/client.ts';
import { processIdentity } from '@valia/db/embedded/process-identity.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { createServiceContext } from '@valia/services/testing/create-service-context.ts';
import { changeValuationStatus } from '@valia/services/valuations/change-valuation-status.ts';
import { createValuation } from '@valia/services/valuations/valuation-verbs.ts';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callProduct, testAdviser } from './testing/call-product.ts';
import { signedInPeople, type SignedInPerson } from './testing/http-person.ts';
import { SimulatedUsers, type SimulatedUser } from './testing/simulated-users.ts';
import {
  type RestartablePostgres,
  startRestartablePostgres,
} from './testing/restartable-postgres.ts';
import {
  killProductsLeftRunning,
  type RunningProduct,
  startProductProcess,
} from './testing/running-product.ts';
import { sendRequest } from './testing/send-request.ts';

const isFull = process.env['VALIA_FULL'] === '1';
const rounds = isFull ? 20 : 1;
const frozenMs = isFull ? 12_000 : 6000;
/** In the full run, the database freezes in one of this many rounds. */
const freezesEvery = 5;
const workMs = 1500;
/** The strict times are only for an otherwise idle machine. */
const readyWithinMs = isFull ? 2000 : 10_000;
const longestAnswerMs = isFull ? 6000 : 20_000;
const longestTestMs = 900_000;
const patience = { timeout: 30_000, interval: 250 };
const repository = resolve(import.meta.dirname, '../../..');

let folder = '';
let database: RestartablePostgres;
let client: DatabaseClient;
let servers: RunningProduct[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'valia-restarts-'));
  database = await startRestartablePostgres(join(folder, 'database'));
  client = createDatabaseClient(database.url, { maxConnections: 1 });
  // The first server creates the tables.
  for (const name of ['one', 'two', 'three']) {
    servers.push(
      await startProductProcess({
        folder: repository,
        dataDir: join(folder, name),
        args: ['--no-demo'],
        env: {
          // The same URL for all three servers, so that a report requested again is the same, whichever server
          // responds.
          PUBLIC_URL: 'http://localhost:3000',
          DATABASE_URL: database.url,
          APP_SECRET: 'the one secret that all three servers know',
          FILES_DIR: join(folder, 'files'),
        },
      }),
    );
  }
});
afterAll(async () => {
  await killProductsLeftRunning();
  await client.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const draftOf = async (person: SignedInPerson) =>
  createValuation({
    ctx: createServiceContext(client.db, person),
    input: {
      clientId: randomUUID(),
      type: 'client_business',
      method: 'dcf',
      companyName: 'Maquinaria Valdeorza',
    },
  });

const workerOf = async (person: SignedInPerson): Promise<SimulatedUser> => {
  const draft = await draftOf(person);
  const { id } = await draftOf(person);
  const document = { ...valdeorzaDocument(), method: 'dcf' as const };
  await client.db.update(valuations).set({ document }).where(eq(valuations.id, id));
  const ctx = createServiceContext(client.db, person);
  await changeValuationStatus({ ctx, input: { id, version: 1, to: 'completed' } });
  return { token: person.token, draftId: draft.id, completedId: id };
};

const readyAgain = async ({ origin }: RunningProduct): Promise<number> => {
  const startedAt = performance.now();
  while ((await sendRequest(`${origin}/readyz`)).status !== 200) await pause(10);
  return performance.now() - startedAt;
};

/**
 * Every way in which a database stops and returns; each promise resolves when the database accepts statements again.
 */
const outages: Record<string, (round: number) => Promise<void>> = {
  fast: () => database.restart('fast'),
  immediate: () => database.restart('immediate'),
  terminated: async () => {
    await client.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`;
  },
  frozen: async (round) => {
    if (round % freezesEvery !== 0) return;
    database.freeze();
    await pause(frozenMs);
    database.thaw();
  },
};

/** Checks the background jobs, which have their own connections: mails are sent, and the audit log is sealed. */
const jobsGoOn = async (origins: readonly string[]): Promise<void> => {
  const [origin = ''] = origins;
  expect((await callProduct(origin, 'auth.signUp', testAdviser)).status).toBe(200);
  const mailboxes = async (): Promise<string> => {
    const read = origins.map((each) => sendRequest(`${each}/dev/mailbox/messages`));
    return (await Promise.all(read)).map(({ body }) => body.toString('utf8')).join();
  };
  await expect.poll(mailboxes, patience).toContain(testAdviser.email);
  const unsealed = sql`select count(*)::int as total from audit_seal_queue`;
  await expect.poll(() => client.db.execute(unsealed), patience).toEqual([{ total: 0 }]);
};

test(
  'three servers at work outlive every restart of their database, and lose nothing they acknowledged',
  async () => {
    const origins = servers.map(({ origin }) => origin);
    const secrets = createSecretBox('nothing is sealed here, but long enough');
    const options = Array.from({ length: 3 }, () => ({ verified: true }));
    const people = await signedInPeople({ db: client.db, origin: '', secrets }, options);
    const workers: SimulatedUser[] = [];
    for (const person of people) workers.push(await workerOf(person));
    const work = new SimulatedUsers(origins);
    await work.begin(workers);
    const readyMs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, act] of Object.entries(outages)) {
        await pause(workMs);
        // The hourly limits of a user are reset, because the test does in seconds what they allow in an hour.
        await client.sql`delete from rate_limits`;
        await act(round);
        const ready = Math.max(...(await Promise.all(servers.map(readyAgain))));
        readyMs.push(ready);
        process.stdout.write(`round ${round + 1} ${name}: ready after ${ready.toFixed(0)} ms\n`);
        expect(servers.map(({ pid }) => processIdentity(pid) !== null)).toEqual([true, true, true]);
      }
    }
    await pause(workMs);
    await work.stop();
    process.stdout.write(
      `${JSON.stringify(work.counts)}, longest ${work.longest}: ${work.longestMs.toFixed(0)} ms\n`,
    );
    expect(work.faults).toEqual([]);

    for (const { draftId } of workers) {
      const [kept] = await client.db.select().from(valuations).where(eq(valuations.id, draftId));
      const saves = work.saves.get(draftId) ?? 0;
      expect(saves).toBeGreaterThan(0);
      // Each save was applied exactly once: none was lost, and none was applied twice.
      expect([kept?.version, kept?.document.company.taxId]).toEqual([saves + 1, `B${saves}`]);
    }
    const sent = await client.db.select().from(advisorCollaborationRequests);
    expect(sent.map(({ id }) => id).toSorted()).toEqual(work.requests.toSorted());
    const [told] = await client.db.execute(
      sql`select count(*)::int as total from audit_logs where action = 'request.sent'`,
    );
    expect(told).toEqual({ total: work.requests.length });
    expect(work.files.length).toBeGreaterThan(0);
    const printed = await client.db.select({ fileId: reports.fileId }).from(reports);
    expect(printed.map(({ fileId }) => fileId).toSorted()).toEqual(
      [...new Set(work.files.map(({ fileId }) => fileId))].toSorted(),
    );
    for (const { fileId, token } of work.files) {
      const headers = { cookie: `valia-session=${token}` };
      const file = await sendRequest(`${origins[0] ?? ''}/files/${fileId}`, { headers });
      expect([file.status, file.body.subarray(0, 5).toString('latin1')]).toEqual([200, '%PDF-']);
    }
    await jobsGoOn(origins);
    for (const server of servers) expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
    servers = [];
    expect(Math.max(...readyMs)).toBeLessThan(readyWithinMs);
    expect(work.longestMs).toBeLessThan(longestAnswerMs);
  },
  longestTestMs,
);
