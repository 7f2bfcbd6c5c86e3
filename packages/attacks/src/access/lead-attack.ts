import { randomUUID } from 'node:crypto';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { signedInPerson, type SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { objectKinds } from './access-world.ts';
import { describeDifferences } from './describe-differences.ts';

/**
 * A lead that passes from one adviser to another: which advisers may receive it, and what remains the first adviser's.
 */
export async function* leadAttack(server: ListeningServer): AsyncGenerator<string> {
  const admin = await signedInPerson(server, { role: 'admin', secondFactor: true });
  const [first, next] = [await signedInPerson(server), await signedInPerson(server)];
  const business = await createAdviser(server.db, { role: 'user' });
  const locked = await createAdviser(server.db, { status: 'locked' });
  const leadId = await objectKinds.lead(server, first);
  const by = ({ http }: SignedInPerson, path: string, input: object) =>
    http.call(`referrals.leads.${path}`, { leadId, ...input });
  const valuationOf = async (person: SignedInPerson) => {
    const { data, text } = await by(person, 'value', { valuationId: randomUUID() });
    return (data as { valuationId: string } | null)?.valuationId ?? text;
  };
  const assign = async ({ userId }: { userId: string }) => {
    const input = { leadId, from: first.userId, advisorUserId: userId };
    return (await admin.http.call('admin.leads.assign', input)).code;
  };
  const note = { noteId: randomUUID(), text: 'Solo mía' };
  const noted = await by(first, 'addNote', note);
  const valued = await valuationOf(first);
  const before = await by(first, 'get', {});
  yield* describeDifferences([
    ['note', noted.code, null],
    ['own note', before.text.includes(note.text), true],
    ['own valuation', before.text.includes(valued), true],
    ['to a business owner', await assign(business), 'invalid-input'],
    ['to somebody locked', await assign(locked), 'invalid-input'],
    ['to another adviser', await assign(next), null],
  ]);
  const after = await by(next, 'get', {});
  yield* describeDifferences([
    ['the lead of the next one', after.code, null],
    ['the note of the first one', after.text.includes(note.text), false],
    ['the valuation of the first one', after.text.includes(valued), false],
    // Any other answer would reveal what another user noted.
    ['the same note again', (await by(next, 'addNote', note)).code, 'conflict'],
    ['valued by the next one', (await valuationOf(next)) === valued, false],
    ['the lead of the first one', (await by(first, 'get', {})).code, 'not-found'],
  ]);
}
