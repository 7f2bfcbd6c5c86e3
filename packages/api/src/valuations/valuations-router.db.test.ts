import { randomUUID } from 'node:crypto';
import type { AnyProcedure } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import {
  createValuationSuite,
  type ValuationSuite,
} from '@valia/services/testing/create-valuation-suite.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiContext } from '../procedures/api-context.ts';
import { appRouter } from '../app-router.ts';

type Adviser = ValuationSuite['adviser'];

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const faults: string[] = [];

// The type is nested, but at run time the object is flat, by path.
const flat = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;

const contextOf = (adviser: Adviser | null): ApiContext => ({
  ...suite.contextOf(adviser),
  sessionCookie: { set: () => undefined, clear: () => undefined },
  log: { error: (fields) => faults.push(JSON.stringify(fields)), warn: () => undefined },
});

/** The body of the response to a call, as a browser receives it. `body` is JSON text, so that it can be malformed. */
const call = async (adviser: Adviser | null, procedure: string, body: string): Promise<string> => {
  const query = flat[`valuations.${procedure}`]?._def.type === 'query';
  const address = `http://localhost/trpc/valuations.${procedure}`;
  const request = query
    ? new Request(`${address}?input=${encodeURIComponent(body)}`)
    : new Request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
  const response = await fetchRequestHandler({
    endpoint: '/trpc',
    req: request,
    router: appRouter,
    createContext: () => contextOf(adviser),
  });
  return response.text();
};

const answerTo = async (adviser: Adviser | null, procedure: string, input: unknown) => {
  const answer: unknown = JSON.parse(await call(adviser, procedure, JSON.stringify(input)));
  return answer;
};

const refusedAs = (code: string, fields: object[] = []) => ({
  error: { message: code, data: { code, fields } },
});

describe('somebody else’s valuation', () => {
  const calls: [string, (id: string) => object][] = [
    ['get', (id) => ({ id })],
    ['update', (id) => ({ id, version: 1, document: suite.computable })],
    ['changeStatus', (id) => ({ id, version: 2, to: 'completed' })],
    ['createReport', (valuationId) => ({ valuationId, language: 'es' })],
    ['reportChoice', (valuationId) => ({ valuationId })],
    ['reportSigner', (valuationId) => ({ valuationId })],
    ['people', (id) => ({ id })],
    ['share', (id) => ({ id, email: suite.stranger.email, right: 'edit' })],
    ['changeShare', (id) => ({ id, personId: suite.stranger.userId, right: 'edit' })],
    ['revokeShare', (id) => ({ id, personId: suite.stranger.userId })],
    ['note', (id) => ({ id })],
    ['saveNote', (id) => ({ id, text: 'Mía', seen: null })],
    ['activity', (id) => ({ id })],
    ['snapshots', (id) => ({ id })],
    ['snapshot', (id) => ({ id, number: 1 })],
  ];

  test.each(calls)(
    '%s: the answer has the same bytes as for a missing one',
    async (procedure, inputOf) => {
      const { id } = await suite.given(suite.contextOf(suite.adviser), { status: 'completed' });
      const bytes = await call(suite.stranger, procedure, JSON.stringify(inputOf(id)));
      expect(bytes).toBe(
        await call(suite.stranger, procedure, JSON.stringify(inputOf(randomUUID()))),
      );
      expect(JSON.parse(bytes)).toMatchObject({
        error: { data: { code: 'not-found', httpStatus: 404, fields: [] } },
      });
    },
  );
});

describe('input', () => {
  const create = () => ({
    clientId: randomUUID(),
    type: 'own_business',
    method: 'dcf',
    companyName: 'X',
  });

  test.each(['ownerId', 'status', 'version', 'id', 'equityCentral', 'createdAt'])(
    'of a create with a key smuggled in (%s) is refused',
    async (key) => {
      expect(await answerTo(suite.adviser, 'create', { ...create(), [key]: 'x' })).toMatchObject(
        refusedAs('invalid-input', [{ path: key, code: 'unknown-field' }]),
      );
    },
  );

  test.each([
    ['companyName', 'a\u0000b', 'not-allowed-character'],
    ['companyName', '\ud800', 'not-allowed-character'],
    ['companyName', 'x'.repeat(161), 'too-long'],
    ['clientId', 'not-a-uuid', 'not-valid'],
    ['type', 'sold', 'not-in-list'],
  ])('%s %j is refused at its field', async (path, value, code) => {
    expect(await answerTo(suite.adviser, 'create', { ...create(), [path]: value })).toMatchObject(
      refusedAs('invalid-input', [{ path, code }]),
    );
  });

  test.each([
    [
      'bridge.cash',
      (document: object) => ({ ...document, bridge: { ...suite.computable.bridge, cash: '12' } }),
    ],
    [
      'bridge.cash',
      (document: object) => ({ ...document, bridge: { ...suite.computable.bridge, cash: 1e300 } }),
    ],
    ['unit', (document: object) => ({ ...document, unit: 7 })],
    ['result', (document: object) => ({ ...document, result: { equity: 1 } })],
  ])('a document with a wrong %s is refused at its field', async (path, spoil) => {
    // Whether a key is known depends on the stored document, so an existing valuation is needed.
    const { id, version } = await suite.given(suite.contextOf(suite.adviser));
    const input = { id, version, document: spoil(suite.computable) };
    expect(await answerTo(suite.adviser, 'update', input)).toMatchObject(
      refusedAs('invalid-input', [{ path: `document.${path}` }]),
    );
  });

  const hostile = [
    'null',
    '[]',
    '"x"',
    '{"id":1e999}',
    `{"id":"${'9'.repeat(400)}"}`,
    '{"__proto__":{"id":"x"},"id":{}}',
    '{"search":"\\u0000","cursor":"x"}',
    '{"search":"\\ud800"}',
    '{"limit":-1,"sort":"id; drop table users"}',
    '{"cursor":"eyJhIjoxfQ"}',
    `{"companyName":"${'x'.repeat(100_000)}"}`,
    '[['.repeat(2_000) + ']]'.repeat(2_000),
    '{"id":',
  ];
  const procedures = Object.keys(flat)
    .filter((path) => path.startsWith('valuations.'))
    .map((path) => path.slice('valuations.'.length));

  test.each(procedures)('%s answers hostile input without a fault', async (procedure) => {
    for (const body of hostile) {
      const answer: unknown = JSON.parse(await call(suite.adviser, procedure, body));
      expect(answer).not.toMatchObject({ error: { data: { code: 'internal' } } });
    }
    expect(faults).toEqual([]);
  });

  /** Anybody who has a report may verify it. */
  const open = ['verifyReport'];
  const closed = procedures.filter((procedure) => !open.includes(procedure));

  test.each(closed)('%s needs somebody signed in', async (procedure) => {
    expect(await answerTo(null, procedure, {})).toMatchObject(refusedAs('unauthenticated'));
  });
});

test('a create answers with the declared shape and the list shows it', async () => {
  const clientId = randomUUID();
  const input = { clientId, type: 'own_business', method: 'dcf', companyName: 'Nueva, S.L.' };
  const created = await answerTo(suite.adviser, 'create', input);
  expect(created).toMatchObject({
    result: { data: { companyName: 'Nueva, S.L.', version: 1, status: 'draft' } },
  });
  expect(await answerTo(suite.adviser, 'list', { search: 'nueva' })).toMatchObject({
    result: { data: { items: [{ companyName: 'Nueva, S.L.' }], nextCursor: null } },
  });
  expect(await answerTo(suite.adviser, 'dashboard', {})).toMatchObject({
    result: { data: { leads: 0 } },
  });
});
