import { randomUUID } from 'node:crypto';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guestEmail, objectKinds } from './testing/access-world.ts';
import { badBodies, withId } from './testing/bad-bodies.ts';
import { listedProcedures, signedInPerson } from './testing/http-person.ts';
import type { SignedInPerson } from './testing/http-person.ts';
import { listen, type ListeningServer, noLimits, silent } from './testing/listening-server.ts';
import { objectOf } from './testing/procedure-faults.ts';
import { type Json, sampleInput } from './testing/sample-input.ts';

const bodiesPerProcedure = process.env['VALIA_FULL'] === '1' ? 5_000 : 20;
/** Of all bodies of one procedure: a tenth of a second for each would be slow already. */
const longestTestMs = Math.max(20_000, bodiesPerProcedure * 100);
const longestAnswerMs = 2_000;
const spilled = /select |insert |node_modules|drizzle|postgres|\bat .+:\d+:\d+|\.ts\b/iu;

const fieldsOf: Readonly<Record<string, (key: string) => string | undefined>> = {
  // Somebody with whom a valuation can be shared.
  'valuations.share': (key) => (key === 'email' ? guestEmail : undefined),
  // No two views of a person have one name: it is another with each id.
  'valuations.saveView': (key) => (key === 'name' ? randomUUID() : undefined),
};

const procedures = listedProcedures.map((procedure) => {
  const { path, type, policy, input } = procedure;
  if (input === undefined) throw new Error(`${path} declares no input`);
  const isForAdmins = policy?.endsWith('dmin') === true;
  const namesObject = objectOf(procedure) !== null;
  const field = fieldsOf[path];
  const sample = sampleInput(input, field === undefined ? {} : { field });
  return { path, type, isForAdmins, namesObject, sample };
});
type Procedure = (typeof procedures)[number];

const holdsId = (sample: Json): boolean =>
  JSON.stringify(withId(sample, 'x')) !== JSON.stringify(sample);
// An id the caller chooses is free, whoever else has one like it; what is gone is deleted; many are answered one by one.
const answeredWell = new Set([
  'valuations.create',
  'valuations.saveView',
  'valuations.deleteView',
  'valuations.applyToMany',
]);
// An administrator acts on others by right.
const withIds = procedures.filter(
  ({ sample, isForAdmins, namesObject, path }) =>
    holdsId(sample) && !isForAdmins && (namesObject || answeredWell.has(path)),
);

let server: ListeningServer;
/** Ids of rows that belong to another person. */
let othersIds: string[];
let stranger: SignedInPerson;

const ownId = '00000000-0000-4000-8000-00000000abcd';

/** Somebody whom the procedure lets in, new each time: some calls end what they were made with. */
const callerOf = ({ isForAdmins }: Procedure): Promise<SignedInPerson> =>
  isForAdmins
    ? signedInPerson(server, { role: 'superadmin', globalAdmin: true, secondFactor: true })
    : signedInPerson(server);

const idPattern = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gu;
const momentPattern = /\d{4}-\d\d-\d\dT[\d:.]+Z/gu;

beforeAll(async () => {
  server = await listen(silent, { context: { limits: noLimits } });
  await createAdviser(server.db, { email: guestEmail, emailConfirmed: true });
  stranger = await signedInPerson(server);
  const secret = { type: 'client_business', method: 'mixed', companyName: 'Secreta, S.L.' };
  const draft = { clientId: randomUUID(), ...secret };
  const made = (await stranger.http.call('valuations.create', draft)).text;
  const session = await stranger.http.call('auth.session', {});
  othersIds = [...new Set(`${made} ${session.text}`.match(idPattern))];
});

afterAll(() => server.close());

describe('bad input to a call', () => {
  test.each(procedures)('$path gets past its checks with a good one', async (procedure) => {
    const person = await callerOf(procedure);
    const input = withId(procedure.sample, await objectKinds.valuation(server, person));
    const { status, code } = await person.http.call(procedure.path, input);
    expect({ code, isInvalid: code === 'invalid-input' }).toEqual({ code, isInvalid: false });
    expect(status).toBeLessThan(500);
  });

  test.each(procedures)(
    '$path answers it with a refusal, never a fault',
    async (procedure) => {
      let person = await callerOf(procedure);
      const all = badBodies(withId(procedure.sample, ownId));
      let own = await objectKinds.valuation(server, person);
      const step = Math.max(1, all.length / bodiesPerProcedure);
      const faults: string[] = [];
      // Each procedure begins elsewhere, so that few inputs of each are together all kinds of them.
      const first = procedures.indexOf(procedure) % step;
      for (let at = first; at < all.length; at += step) {
        const bad = all[Math.floor(at)];
        if (bad === undefined) continue;
        const startedAt = performance.now();
        const body = bad.body.replaceAll(ownId, own);
        const { status, text } = await person.http.call(procedure.path, body);
        const answeredAt = performance.now();
        // What an accepted call may have changed is made anew, so that the next one gets as far.
        if (status === 200 && procedure.type === 'mutation') {
          person = await callerOf(procedure);
          own = await objectKinds.valuation(server, person);
        }
        const isSlow = answeredAt - startedAt > longestAnswerMs;
        if (status >= 500 || isSlow || (status !== 200 && spilled.test(text)))
          faults.push(`${bad.about}: ${status} ${text.slice(0, 300)}`);
      }
      expect(faults).toEqual([]);
      expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
    },
    longestTestMs,
  );
});

describe('an id that is another’s', () => {
  test('is held by some calls and by some rows', () => {
    expect(withIds.length).toBeGreaterThanOrEqual(5);
    expect(othersIds.length).toBeGreaterThanOrEqual(2);
  });

  test.each(withIds)('$path answers it byte for byte as one that nobody has', async (procedure) => {
    const person = await callerOf(procedure);
    const answerTo = async (id: string) => {
      const { http } = person;
      const { status, headers, text } = await http.call(
        procedure.path,
        withId(procedure.sample, id),
      );
      const body = text.replaceAll(idPattern, 'id').replaceAll(momentPattern, 'moment');
      return { status, type: headers.get('content-type'), body };
    };
    const missing = await answerTo(randomUUID());
    expect(missing.status).toBe(procedure.namesObject ? 404 : 200);
    for (const id of othersIds) expect(await answerTo(id)).toEqual(missing);
    expect(JSON.stringify(missing)).not.toContain('Secreta');
  });

  test('leaves the other’s valuation as it was', async () => {
    const { data } = await stranger.http.call('valuations.list', {});
    expect(data).toMatchObject({
      items: [{ companyName: 'Secreta, S.L.', version: 1, status: 'draft' }],
    });
  });
});
