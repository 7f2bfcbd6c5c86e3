import { randomUUID } from 'node:crypto';
import type { AnyProcedure } from '@trpc/server';
import { appRouter } from '@valia/api/app-router.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { badBodies, withId } from './testing/bad-bodies.ts';
import { callProduct, testAdviser } from './testing/call-product.ts';
import { listen, type ListeningServer } from './testing/listening-server.ts';
import { type Json, sampleInput } from './testing/sample-input.ts';

const bodiesPerProcedure = process.env['VALIA_FULL'] === '1' ? 5_000 : 120;
const longestAnswerMs = 2_000;
const spilled = /select |insert |node_modules|drizzle|postgres|\bat .+:\d+:\d+|\.ts\b/iu;

// Nested by its type, flat by path when it runs.
const flat = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;

const procedures = Object.entries(flat).map(([path, { _def }]) => {
  const { inputs }: { inputs?: unknown } = _def;
  const schema: unknown = Array.isArray(inputs) ? inputs[0] : undefined;
  if (!(schema instanceof z.ZodType)) throw new Error(`${path} declares no input`);
  return { path, type: _def.type, sample: sampleInput(schema) };
});

const holdsId = (sample: Json): boolean =>
  JSON.stringify(withId(sample, 'x')) !== JSON.stringify(sample);
const withIds = procedures.filter(({ sample }) => holdsId(sample));

let server: ListeningServer;
/** Ids of rows that belong to another person. */
let othersIds: string[];
let stranger: string;

const ownId = '00000000-0000-4000-8000-00000000abcd';

const enter = async (email: string): Promise<string> => {
  const { cookie } = await callProduct(server.origin, 'auth.signUp', { ...testAdviser, email });
  return cookie?.split(';', 1)[0] ?? '';
};

const signInAgain = async (email: string): Promise<string> => {
  const credentials = { email, password: testAdviser.password };
  const { cookie } = await callProduct(server.origin, 'auth.signIn', credentials);
  return cookie?.split(';', 1)[0] ?? '';
};

const send = (
  { path, type }: { path: string; type: string },
  body: string,
  cookie: string,
): Promise<Response> => {
  const url = `${server.origin}/trpc/${path}`;
  return type === 'query'
    ? fetch(`${url}?input=${encodeURIComponent(body)}`, { headers: { cookie } })
    : fetch(url, { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body });
};

const idPattern = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gu;
const momentPattern = /\d{4}-\d\d-\d\dT[\d:.]+Z/gu;

/** Status, type and body, without the ids and moments that each answer makes anew. */
const answerOf = async (response: Response) => ({
  status: response.status,
  type: response.headers.get('content-type'),
  body: (await response.text()).replaceAll(idPattern, 'id').replaceAll(momentPattern, 'moment'),
});

/** Makes a valuation; answers with what the call told of it. */
const createValuation = async (companyName: string, cookie: string): Promise<string> => {
  const input = {
    clientId: randomUUID(),
    type: 'client_business',
    method: 'mixed',
    companyName,
  };
  const call = { path: 'valuations.create', type: 'mutation' };
  return (await send(call, JSON.stringify(input), cookie)).text();
};

const idOfNew = async (cookie: string): Promise<string> =>
  /"id":"([\da-f-]+)"/u.exec(await createValuation('Propia, S.L.', cookie))?.[1] ?? '';

beforeAll(async () => {
  server = await listen();
  stranger = await enter('una.altra@example.com');
  const made = await createValuation('Secreta, S.L.', stranger);
  const session = await send({ path: 'auth.session', type: 'query' }, '{}', stranger);
  othersIds = [...new Set(`${made} ${await session.text()}`.match(idPattern))];
  await enter(testAdviser.email);
});

afterAll(() => server.close());

describe('bad input to a call', () => {
  test.each(procedures)('$path gets past its checks with a good one', async (procedure) => {
    const cookie = await signInAgain(testAdviser.email);
    const body = JSON.stringify(withId(procedure.sample, await idOfNew(cookie)));
    expect([200, 401, 409]).toContain((await send(procedure, body, cookie)).status);
  });

  test.each(procedures)('$path answers it with a refusal, never a fault', async (procedure) => {
    const cookie = await signInAgain(testAdviser.email);
    const all = badBodies(withId(procedure.sample, ownId));
    let own = await idOfNew(cookie);
    const step = Math.max(1, all.length / bodiesPerProcedure);
    const faults: string[] = [];
    for (let at = 0; at < all.length; at += step) {
      const bad = all[Math.floor(at)];
      if (bad === undefined) continue;
      const startedAt = performance.now();
      const response = await send(procedure, bad.body.replaceAll(ownId, own), cookie);
      const text = await response.text();
      const answeredAt = performance.now();
      // What an accepted call may have changed is made anew, so that the next one gets as far.
      if (response.ok && procedure.type === 'mutation') own = await idOfNew(cookie);
      const isSlow = answeredAt - startedAt > longestAnswerMs;
      if (response.status >= 500 || isSlow || (!response.ok && spilled.test(text)))
        faults.push(`${bad.about}: ${response.status} ${text.slice(0, 300)}`);
    }
    expect(faults).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
  });
});

// An id the caller chooses is free, whoever else has one like it; what is gone is deleted; many are answered one by one.
const answeredWell = new Set([
  'valuations.create',
  'valuations.saveView',
  'valuations.deleteView',
  'valuations.applyToMany',
]);

describe('an id that is another’s', () => {
  test('is held by some calls and by some rows', () => {
    expect(withIds.length).toBeGreaterThanOrEqual(5);
    expect(othersIds.length).toBeGreaterThanOrEqual(2);
  });

  test.each(withIds)('$path answers it byte for byte as one that nobody has', async (procedure) => {
    const cookie = await signInAgain(testAdviser.email);
    const answerTo = async (id: string) =>
      answerOf(await send(procedure, JSON.stringify(withId(procedure.sample, id)), cookie));
    const missing = await answerTo(randomUUID());
    expect(missing.status).toBe(answeredWell.has(procedure.path) ? 200 : 404);
    for (const id of othersIds) expect(await answerTo(id)).toEqual(missing);
    expect(JSON.stringify(missing)).not.toContain('Secreta');
  });

  test('leaves the other’s valuation as it was', async () => {
    const list = await send({ path: 'valuations.list', type: 'query' }, '{}', stranger);
    expect(await list.json()).toMatchObject({
      result: { data: { items: [{ companyName: 'Secreta, S.L.', version: 1, status: 'draft' }] } },
    });
  });
});
