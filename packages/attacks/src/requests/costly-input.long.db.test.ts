import {
  createValuationInput,
  updateValuationInput,
} from '@valia/domain/valuations/valuation-schemas.ts';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInPerson } from '@valia/server/testing/http-person.ts';
import type { HttpAnswer, SignedInPerson } from '@valia/server/testing/http-person.ts';
import {
  startListeningServer,
  noRateLimits,
  slowAnswerTimeoutMs,
  silentServerOptions,
} from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { listedProcedures } from '../access/listed-procedures.ts';

const longestAnswerBytes = 65_536;
const mostFieldsNamed = 20;
/** 20 ms on an otherwise idle machine; more when tests run in parallel. */
const mostProcessorMs = process.env['VALIA_FULL'] === '1' ? 20 : 100;

let server: ListeningServer;
let person: SignedInPerson;
let valuation: Valuation;
beforeAll(async () => {
  const patient = { ...silentServerOptions, answerWithinMs: slowAnswerTimeoutMs };
  server = await startListeningServer(patient, { context: { limits: noRateLimits } });
  const rights = { role: 'superadmin', globalAdmin: true, secondFactor: true } as const;
  person = await signedInPerson(server, rights);
  const clientId = '00000000-0000-4000-8000-00000000c057';
  const draft = { clientId, type: 'client_business', method: 'mixed', companyName: 'Cara, S.L.' };
  const { data } = await person.http.call('valuations.create', createValuationInput.parse(draft));
  valuation = data as Valuation;
});
afterAll(() => server.close());

const unknownKeys = (count: number): string =>
  Array.from({ length: count }, (_, at) => `"k${at.toString(36)}":1`).join(',');

const fieldsOf = ({ text }: HttpAnswer): unknown[] =>
  (JSON.parse(text) as { error: { data: { fields: unknown[] } } }).error.data.fields;

const mutations = listedProcedures.filter(
  ({ type, hasBytesInput }) => type === 'mutation' && !hasBytesInput,
);

describe('S35 input that costs more to check than to send', () => {
  test.each(mutations)('$path answers 70,000 unknown keys in few words', async ({ path }) => {
    const answer = await person.http.call(path, `{${unknownKeys(70_000)}}`);
    expect(answer).toMatchObject({ status: 413, code: 'too-large' });
    expect(answer.text.length).toBeLessThan(longestAnswerBytes);
  });

  const update = (document: string): string =>
    `{"id":"${valuation.id}","version":1,"document":${document}}`;
  const patched = (change: string, count: number): string =>
    `{"id":"${valuation.id}","version":1,"patch":[${Array(count).fill(change).join(',')}]}`;
  test.each([
    ['at the top', () => `{${unknownKeys(7_500)}}`],
    ['in the document', () => update(`{${unknownKeys(7_500)}}`)],
    ['among its sources', () => update(`{"sources":{${unknownKeys(7_500)}}}`)],
    ['as adjustments', () => update(`{"adjustments":[${Array(15_000).fill('{}').join(',')}]}`)],
    ['as years', () => update(`{"accounts":{"years":[${Array(15_000).fill('1').join(',')}]}}`)],
    ['as changes of no key', () => patched(`{"key":[[],[],[]]}`, 3_900)],
    ['as changes of many keys', () => patched(`{"key":[${Array(16).fill('[]').join(',')}]}`, 930)],
    ['in one name', () => `{"${'k'.repeat(500_000)}":1}`],
  ])(
    'as much as a save may hold, %s, is answered within the cost of a call',
    async (_where, write) => {
      const body = write();
      const costs: number[] = [];
      for (let round = 0; round < 7; round += 1) {
        const before = process.cpuUsage();
        const answer = await person.http.call('valuations.update', body);
        const { user, system } = process.cpuUsage(before);
        costs.push((user + system) / 1000);
        expect(answer).toMatchObject({ status: 400, code: 'invalid-input' });
        expect(fieldsOf(answer).length).toBeLessThanOrEqual(mostFieldsNamed);
        expect(answer.text.length).toBeLessThan(longestAnswerBytes);
      }
      const [median = Infinity] = costs.toSorted((one, other) => one - other).slice(3);
      expect(median).toBeLessThan(mostProcessorMs);
    },
  );

  test.each([
    ['keys', () => `{${unknownKeys(40_000)}}`],
    ['numbers', () => update(`{"adjustments":[${Array(200_000).fill('1').join(',')}]}`)],
  ])('more %s than any valuation holds are refused unread', async (_what, write) => {
    const answer = await person.http.call('valuations.update', write());
    expect(answer).toMatchObject({ status: 413, code: 'too-large' });
  });

  test('a valuation with everything in it, in a script of three bytes a letter, is saved', async () => {
    const text = (letters: number) => '値'.repeat(letters);
    const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
    const sources = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [
        `source-${at}`.padEnd(120, 'x'),
        { text: text(300), date: '2025-12-31' },
      ]),
    );
    const document = {
      ...valuation.document,
      adjustments: Array.from({ length: 30 }, (_, at) => ({
        id: id(at),
        line: 'otherOperatingExpenses' as const,
        label: text(120),
        reason: text(500),
        amounts: [],
      })),
      sources,
      conclusion: text(5000),
    };
    const input = updateValuationInput.parse({ id: valuation.id, version: 1, document });
    expect(JSON.stringify(input).length).toBeGreaterThan(150_000);
    expect(await person.http.call('valuations.update', input)).toMatchObject({ status: 200 });
  });

  test('the longest lists and notes are taken', async () => {
    const ids = Array.from({ length: 500 }, () => crypto.randomUUID());
    const items = ids.map((id) => ({ id, version: 1_000_000 }));
    const archived = await person.http.call('valuations.applyToMany', {
      action: { kind: 'archive' },
      items,
    });
    expect(archived.status).toBe(200);
    expect((await person.http.call('valuations.export', { ids })).status).toBe(200);
    const note = { id: valuation.id, text: '値'.repeat(10_000), seen: null };
    expect((await person.http.call('valuations.saveNote', note)).status).toBe(200);
  });
});
