import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabaseClient, type DatabaseClient } from '@valia/db/client.ts';
import {
  type EmbeddedPostgres,
  ensureDatabase,
  startEmbeddedPostgres,
} from '@valia/db/embedded-postgres.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { documentWithFilledLists } from '@valia/domain/testing/document-with-filled-lists.ts';
import { futureReleaseKey, addUnknownKeys } from '@valia/domain/testing/add-unknown-keys.ts';
import { diffDocuments } from '@valia/domain/valuation-patch/diff-documents.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callWithRetries, testAdviser } from './testing/call-product.ts';
import { breakingMigrationStatements } from './testing/breaking-migration-statements.ts';
import { findLastRelease, migrationsSince, unpackCommit } from './testing/last-release.ts';
import {
  killProductsLeftRunning,
  type RunningProduct,
  startProductProcess,
} from './testing/running-product.ts';

/** The time for which both releases serve side by side. */
const besideMs = 600_000;
const longestBuildMs = 900_000;
/** A rate far below a user's limit of writes. */
const betweenMs = 150;
const people = 4;

const root = resolve(import.meta.dirname, '../../..');
let folder = '';
let database: EmbeddedPostgres;
let client: DatabaseClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'valia-releases-'));
  chmodSync(folder, 0o755);
  database = await startEmbeddedPostgres({
    dataDir: join(folder, 'database'),
    resolveFrom: join(root, 'packages/db/package.json'),
    isDurable: false,
  });
  await ensureDatabase(database, 'valia');
  client = createDatabaseClient(database.urlOf('valia'));
});
afterAll(async () => {
  await killProductsLeftRunning();
  await client.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const buildLastRelease = (): string => {
  const { version, commit } = findLastRelease(root);
  const sources = join(folder, 'last-release');
  mkdirSync(sources);
  unpackCommit(root, commit, sources);
  process.stdout.write(`Building ${version ?? 'the first commit that counts'}, ${commit} …\n`);
  const script = join(sources, 'apps/server/bin/prepare-product.mjs');
  execFileSync(process.execPath, [script], {
    cwd: sources,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return sources;
};

const start = (product: string, name: string): Promise<RunningProduct> =>
  startProductProcess({
    folder: product,
    dataDir: join(folder, name),
    args: ['--no-demo'],
    env: {
      DATABASE_URL: database.urlOf('valia'),
      FILES_DIR: join(folder, 'files'),
      APP_SECRET: 'the one secret that both of the servers know',
    },
  });

const answers: Record<string, number> = {};
const faults: string[] = [];

interface Person {
  cookie: string;
}

const loggedOf = (product: RunningProduct, requestId: string): string =>
  product
    .output()
    .split('\n')
    .filter((line) => line.includes(requestId))
    .join('\n');

/** The response to a call; null when it is refused. */
const call = async (
  { cookie }: Person,
  product: RunningProduct,
  path: string,
  input: unknown,
  method: 'GET' | 'POST' = 'POST',
): Promise<unknown> => {
  const headers = { cookie, 'content-type': 'application/json' };
  const text = JSON.stringify(input ?? {});
  const url = `${product.origin}/trpc/${path}`;
  const response =
    method === 'GET'
      ? await callWithRetries(`${url}?input=${encodeURIComponent(text)}`, { headers })
      : await callWithRetries(url, { method, headers, body: text });
  const body = (await response.json()) as {
    result?: { data: unknown };
    error?: { data: { requestId: string } };
  };
  const key = `${path} ${String(response.status)}`;
  answers[key] = (answers[key] ?? 0) + 1;
  if (response.status >= 500)
    faults.push(`${key}: ${loggedOf(product, body.error?.data.requestId ?? key)}`);
  return body.result?.data ?? null;
};

const signUp = async (product: RunningProduct, at: number): Promise<Person> => {
  const email = `releases-${String(at)}@example.com`;
  const response = await callWithRetries(`${product.origin}/trpc/auth.signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...testAdviser, email }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  await client.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.email, email));
  return { cookie };
};

interface Held {
  id: string;
  version: number;
  document: ValuationDocument;
  status: string;
}

/**
 * Creates a valuation with every option of this release, where each object also contains an unknown field of the next
 * release.
 */
const givenLater = async (person: Person, product: RunningProduct): Promise<string> => {
  const draft = { type: 'client_business', method: 'mixed', companyName: 'Acme, S.L.' };
  const made = (await call(person, product, 'valuations.create', {
    clientId: crypto.randomUUID(),
    ...draft,
  })) as Held;
  const document = addUnknownKeys(documentWithFilledLists);
  await client.db.update(valuations).set({ document }).where(eq(valuations.id, made.id));
  return made.id;
};

type Act = (person: Person, product: RunningProduct, held: Held, turn: number) => Promise<unknown>;

const typed = ({ document }: Held, turn: number): ValuationDocument => ({
  ...document,
  bridge: { ...document.bridge, cash: 1_000 + turn },
});

const whileClosed = async (
  person: Person,
  product: RunningProduct,
  { id, version }: Held,
  act: () => Promise<unknown>,
): Promise<void> => {
  await call(person, product, 'valuations.changeStatus', { id, version, to: 'completed' });
  await act();
  const closed = (await call(person, product, 'valuations.get', { id }, 'GET')) as Held;
  const reopened = { id, version: closed.version, to: 'in_progress' };
  await call(person, product, 'valuations.changeStatus', reopened);
};

const acts: Act[] = [
  (person, product, held, turn) =>
    call(person, product, 'valuations.update', {
      id: held.id,
      version: held.version,
      patch: diffDocuments(held.document, typed(held, turn)),
    }),
  // A patch based on an earlier version, which the server merges.
  (person, product, held, turn) =>
    call(person, product, 'valuations.update', {
      id: held.id,
      version: Math.max(1, held.version - 1),
      patch: diffDocuments(held.document, { ...held.document, conclusion: `Caso ${String(turn)}` }),
    }),
  (person, product, held, turn) =>
    call(person, product, 'valuations.update', {
      id: held.id,
      version: held.version,
      document: typed(held, turn),
    }),
  (person, product, held) =>
    whileClosed(person, product, held, () => {
      const which = { id: held.id, number: null, engineVersion: '0' };
      return call(person, product, 'valuations.snapshot', which, 'GET');
    }),
  (person, product, { id }) => call(person, product, 'valuations.activity', { id }, 'GET'),
  (person, product) => call(person, product, 'valuations.list', {}, 'GET'),
  (person, product) => call(person, product, 'valuations.dashboard', {}, 'GET'),
  (person, product) => call(person, product, 'valuations.sectorMultiples', undefined, 'GET'),
  (person, product) => call(person, product, 'alerts.poll', undefined, 'GET'),
  async (person, product, _held, turn) => {
    const year = { year: 2026 };
    const { version, document } = (await call(
      person,
      product,
      'valuations.budgets.get',
      year,
      'GET',
    )) as { version: number; document: { closedMonths: number } };
    const closedMonths = turn % 13;
    await call(person, product, 'valuations.budgets.save', {
      ...year,
      version,
      document: { ...document, closedMonths },
    });
  },
];
const rareActs: Act[] = [
  (person, product, held) =>
    whileClosed(person, product, held, () => {
      const report = { valuationId: held.id, language: 'es' };
      return call(person, product, 'valuations.createReport', report);
    }),
  (person, product, { id, version }) =>
    call(person, product, 'valuations.applyToMany', {
      action: { kind: 'duplicate', batchId: crypto.randomUUID() },
      items: [{ id, version }],
    }),
];
const actsBetweenRareOnes = 50;
const turnOfFirstRareOne = 9;

/** One user at work, whose calls alternate between the two servers. */
const work = async (person: Person, products: RunningProduct[], endAt: number): Promise<void> => {
  const at = (turn: number): RunningProduct => {
    const product = products[turn % products.length];
    if (product === undefined) throw new Error('There is no server');
    return product;
  };
  const ids = [await givenLater(person, at(0)), await givenLater(person, at(1))];
  for (let turn = 0; performance.now() < endAt; turn += 1) {
    const id = ids[turn % ids.length] ?? '';
    const isRare = turn % actsBetweenRareOnes === turnOfFirstRareOne;
    const list = isRare ? rareActs : acts;
    // Actions and servers alternate at different rates, so that each server handles every action.
    const act = list[Math.floor(turn / (isRare ? actsBetweenRareOnes : 2)) % list.length];
    const held = (await call(person, at(turn), 'valuations.get', { id }, 'GET')) as Held | null;
    if (held !== null) await act?.(person, at(turn + Math.floor(turn / 4)), held, turn);
    await pause(betweenMs);
  }
};

const withoutPlant = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutPlant);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      key === futureReleaseKey ? [] : [[key, withoutPlant(item)]],
    ),
  );
};

test('no migration since the last release keeps its servers from a table', () => {
  const { commit } = findLastRelease(root);
  expect(migrationsSince(root, commit).flatMap(breakingMigrationStatements)).toEqual([]);
});

test(
  'the last release and this one serve one database: no fault, and no key of a later document is lost',
  async () => {
    const lastRelease = buildLastRelease();
    const old = await start(lastRelease, 'old');
    const head = await start(root, 'head');
    const team = await Promise.all(
      Array.from({ length: people }, (_, at) => signUp(at % 2 === 0 ? old : head, at)),
    );
    const endAt = performance.now() + besideMs;
    await Promise.all(team.map((person) => work(person, [old, head], endAt)));
    process.stdout.write(`${JSON.stringify(answers)}\n`);
    expect(faults).toEqual([]);
    expect(Object.keys(answers).filter((key) => key.endsWith(' 400'))).toEqual([]);
    const stored = [
      ...(await client.db.select({ document: valuations.document }).from(valuations)),
      ...(await client.db
        .select({ document: valuationSnapshots.document })
        .from(valuationSnapshots)),
    ];
    expect(stored.length).toBeGreaterThan(2 * people);
    for (const { document } of stored)
      expect(document).toEqual(addUnknownKeys(withoutPlant(document)));
    // Both servers saved, closed and printed. The only refusals were of saves over a version changed by another
    // user.
    for (const path of ['update', 'changeStatus', 'budgets.save', 'createReport'])
      expect(answers[`valuations.${path} 200`]).toBeGreaterThan(2);
    await Promise.all([old.end('SIGTERM'), head.end('SIGTERM')]);
  },
  besideMs + longestBuildMs,
);
