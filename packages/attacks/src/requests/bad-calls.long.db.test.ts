import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLink, kindOf, missingIdOf, objectFor } from '../access/access-world.ts';
import { badBodies } from './bad-bodies.ts';
import { signedInPerson } from '@valia/server/testing/http-person.ts';
import type { SignedInPerson } from '@valia/server/testing/http-person.ts';
import {
  listen,
  type ListeningServer,
  noLimits,
  silent,
} from '@valia/server/testing/listening-server.ts';
import { growSample } from './grow-sample.ts';
import { inputFor, listedProcedures } from '../access/listed-procedures.ts';

const bodiesPerProcedure = process.env['VALIA_FULL'] === '1' ? 5_000 : 20;
/** Of all bodies of one procedure: a tenth of a second for each would be slow already. */
const longestTestMs = Math.max(20_000, bodiesPerProcedure * 100);
const longestAnswerMs = 2_000;
const spilled = /select |insert |node_modules|drizzle|postgres|\bat .+:\d+:\d+|\.ts\b/iu;

// What a file may hold is tried where it is read.
const procedures = listedProcedures
  .filter(({ hasBytesInput }) => !hasBytesInput)
  .map((procedure) => {
    const { path, type, policy, input, touches } = procedure;
    /** Stands for what names the object, until there is one. */
    const idMark = missingIdOf(touches);
    const sample = growSample(input, inputFor(procedure, idMark));
    return {
      path,
      type,
      isForAdmins: policy?.endsWith('dmin') === true,
      procedure,
      idMark,
      sample,
    };
  });
type Procedure = (typeof procedures)[number];

// An administrator acts on others by right.
const withIds = procedures.filter(({ procedure, isForAdmins }) => {
  const mark = randomUUID();
  const input = JSON.stringify(inputFor(procedure, mark, () => mark)) ?? '';
  const isUuid =
    kindOf(procedure.touches) === null || missingIdOf(procedure.touches).length === mark.length;
  return input.includes(mark) && isUuid && !isForAdmins && !isLink(procedure.touches);
});

let server: ListeningServer;
/** Ids of rows that belong to another person. */
let othersIds: string[];
let stranger: SignedInPerson;

/** Somebody whom the procedure lets in, new each time: some calls end what they were made with. */
const callerOf = ({ isForAdmins }: Procedure): Promise<SignedInPerson> =>
  isForAdmins
    ? signedInPerson(server, { role: 'superadmin', globalAdmin: true, secondFactor: true })
    : signedInPerson(server);

const namesNothing = /"code":"person-not-found"|"path":"logoFileId","code":"not-valid"/u;
const idPattern = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gu;
const momentPattern = /\d{4}-\d\d-\d\dT[\d:.]+Z/gu;

beforeAll(async () => {
  server = await listen(silent, { context: { limits: noLimits } });
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
    const id = await objectFor(server, procedure.procedure.touches, person);
    const input = JSON.stringify(procedure.sample).replaceAll(procedure.idMark, id);
    const { status, code, text } = await person.http.call(procedure.path, input);
    // What a grown sample names besides its object is not there; that is found out behind the checks.
    const isInvalid = code === 'invalid-input' && !namesNothing.test(text);
    expect({ code, isInvalid }).toEqual({ code, isInvalid: false });
    expect(status).toBeLessThan(500);
  });

  test.each(procedures)(
    '$path answers it with a refusal, never a fault',
    async (procedure) => {
      let person = await callerOf(procedure);
      const all = badBodies(procedure.sample);
      const own = () => objectFor(server, procedure.procedure.touches, person);
      let id = await own();
      const step = Math.max(1, all.length / bodiesPerProcedure);
      const faults: string[] = [];
      // Each procedure begins elsewhere, so that few inputs of each are together all kinds of them.
      const first = procedures.indexOf(procedure) % step;
      for (let at = first; at < all.length; at += step) {
        const bad = all[Math.floor(at)];
        if (bad === undefined) continue;
        const startedAt = performance.now();
        const body = bad.body.replaceAll(procedure.idMark, id);
        const { status, text } = await person.http.call(procedure.path, body);
        const answeredAt = performance.now();
        // What an accepted call may have changed is made anew, so that the next one gets as far.
        if (status === 200 && procedure.type === 'mutation') {
          person = await callerOf(procedure);
          id = await own();
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
    expect(withIds.length).toBeGreaterThanOrEqual(19);
    expect(othersIds.length).toBeGreaterThanOrEqual(2);
  });

  test.each(withIds)('$path answers it byte for byte as one that nobody has', async (procedure) => {
    const person = await callerOf(procedure);
    const answerTo = async (id: string) => {
      const { http } = person;
      const input = inputFor(procedure.procedure, id, () => id);
      const { status, headers, text } = await http.call(procedure.path, input);
      const body = text.replaceAll(idPattern, 'id').replaceAll(momentPattern, 'moment');
      return { status, type: headers.get('content-type'), body };
    };
    const missing = await answerTo(randomUUID());
    const { touches } = procedure.procedure;
    const isRefused = kindOf(touches) !== null && touches?.missing === undefined;
    expect(missing.status).toBe(isRefused ? 404 : 200);
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
