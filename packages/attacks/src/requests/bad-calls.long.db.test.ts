import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLinkToken, objectKindOf, missingIdOf, objectFor } from '../access/access-world.ts';
import { badBodies } from './bad-bodies.ts';
import { signedInPerson } from '@valia/server/testing/http-person.ts';
import type { SignedInPerson } from '@valia/server/testing/http-person.ts';
import {
  startListeningServer,
  type ListeningServer,
  noRateLimits,
  silentServerOptions,
} from '@valia/server/testing/listening-server.ts';
import { growSample } from './grow-sample.ts';
import { inputFor, listedProcedures } from '../access/listed-procedures.ts';

const bodiesPerProcedure = process.env['VALIA_FULL'] === '1' ? 5_000 : 20;
/** The time limit for all bodies of one procedure; a tenth of a second for each would already be slow. */
const longestTestMs = Math.max(20_000, bodiesPerProcedure * 100);
const longestAnswerMs = 2_000;
const spilled = /select |insert |node_modules|drizzle|postgres|\bat .+:\d+:\d+|\.ts\b/iu;

// Procedures that accept files are tested where the files are read.
const procedures = listedProcedures
  .filter(({ hasBytesInput }) => !hasBytesInput)
  .map((procedure) => {
    const { path, type, policy, input, touches } = procedure;
    /** A placeholder for the object's id, until there is an object. */
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

// Administrators are excluded, because they may act on other users' objects.
const withIds = procedures.filter(({ procedure, isForAdmins }) => {
  const mark = randomUUID();
  const input = JSON.stringify(inputFor(procedure, mark, () => mark)) ?? '';
  const isUuid =
    objectKindOf(procedure.touches) === null ||
    missingIdOf(procedure.touches).length === mark.length;
  return input.includes(mark) && isUuid && !isForAdmins && !isLinkToken(procedure.touches);
});

let server: ListeningServer;
/** Ids of rows that belong to another user. */
let othersIds: string[];
let stranger: SignedInPerson;

/**
 * A user with the right to the procedure; a new one for each call, because some calls end the session or account with
 * which they were made.
 */
const callerOf = ({ isForAdmins }: Procedure): Promise<SignedInPerson> =>
  isForAdmins
    ? signedInPerson(server, { role: 'superadmin', globalAdmin: true, secondFactor: true })
    : signedInPerson(server);

const namesNothing = /"code":"person-not-found"|"path":"logoFileId","code":"not-valid"/u;
const idPattern = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gu;
const momentPattern = /\d{4}-\d\d-\d\dT[\d:.]+Z/gu;

beforeAll(async () => {
  server = await startListeningServer(silentServerOptions, { context: { limits: noRateLimits } });
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
    // Other objects that the sample refers to do not exist, which is only detected after validation.
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
      // Each procedure starts at a different input, so that the few inputs of each cover all kinds together.
      const first = procedures.indexOf(procedure) % step;
      for (let at = first; at < all.length; at += step) {
        const bad = all[Math.floor(at)];
        if (bad === undefined) continue;
        const startedAt = performance.now();
        const body = bad.body.replaceAll(procedure.idMark, id);
        const { status, text } = await person.http.call(procedure.path, body);
        const answeredAt = performance.now();
        // After an accepted call, the user and the object are created again, so that the next call gets as far.
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
    const isRefused = objectKindOf(touches) !== null && touches?.missing === undefined;
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
