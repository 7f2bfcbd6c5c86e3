import { notificationSettings } from '@valia/db/schema/workspace/notification-settings.ts';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import { globalAdmins } from '@valia/db/schema/identity/roles.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { signedInPerson, type SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { objectKinds } from './access-world.ts';
import { callAfterWaiting } from './call-after-waiting.ts';
import { describeDifferences } from './describe-differences.ts';

/** A decision affects only the user to whom it applies, and notifies them as they chose in their settings. */
async function* verificationFaults(
  { db }: ListeningServer,
  admin: SignedInPerson,
): AsyncGenerator<string> {
  const [asking, quiet] = [await createAdviser(db), await createAdviser(db)];
  const { verificationStatus, userId: ofPerson } = userVerificationStatus;
  await db
    .update(userVerificationStatus)
    .set({ verificationStatus: 'pending' })
    .where(inArray(ofPerson, [asking.userId, quiet.userId]));
  const kind = 'verification-decided';
  await db.insert(notificationSettings).values({
    userId: quiet.userId,
    kind,
    inApp: false,
    mail: false,
    digest: false,
    updatedAt: new Date(),
  });
  const decision = { from: 'pending', decision: 'verified', reason: '' };
  const { code } = await admin.http.call('admin.users.decideVerification', {
    userId: asking.userId,
    ...decision,
  });
  const isPending = ({ userId }: { userId: string }) =>
    db.$count(userVerificationStatus, and(eq(ofPerson, userId), eq(verificationStatus, 'pending')));
  yield* describeDifferences([
    ['somebody verified', code, null],
    ['who was verified waits', await isPending(asking), 0],
    ['who was not waits', await isPending(quiet), 1],
    ['told of it', await db.$count(notifications, eq(notifications.userId, asking.userId)), 1],
  ]);
}

/** An action waits for concurrent changes to administrators, and is refused when its caller has stopped being one. */
async function* rightsMeanwhileFaults(server: ListeningServer): AsyncGenerator<string> {
  const admin = await signedInPerson(server, { role: 'admin', secondFactor: true });
  const { userId } = await createAdviser(server.db);
  const { code } = await callAfterWaiting(server.db, {
    change: async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('valia people in charge'))`);
      await tx.update(users).set({ status: 'locked' }).where(eq(users.id, admin.userId));
    },
    call: () => admin.http.call('admin.users.lock', { userId, reason: 'Se va' }),
  });
  yield* describeDifferences([['act of who was locked meanwhile', code, 'unauthenticated']]);
}

/** Data that even administrators are not shown, and actions that must affect only the user to whom they apply. */
export async function* administratorAttack(server: ListeningServer): AsyncGenerator<string> {
  const { db } = server;
  const admin = await signedInPerson(server, { role: 'admin', secondFactor: true });
  const chief = await signedInPerson(server, { globalAdmin: true, secondFactor: true });
  const unmade = await createAdviser(db, { globalAdmin: true });
  const kept = await createAdviser(db, { globalAdmin: true });
  const erased = await createAdviser(db, { status: 'erased' });
  const own = await objectKinds['firm-request'](server, admin);
  const others = await objectKinds['firm-request'](server, chief);
  const queue = (await admin.http.call('admin.panel.queue')).text;
  const get = await admin.http.call('admin.users.get', { userId: erased.userId });
  const onErased = { userId: erased.userId, reason: 'Se va' };
  const change = { userId: unmade.userId, globalAdmin: false, reason: 'Se va' };
  const changed = await chief.http.call('admin.users.changeGlobalAdmin', change);
  const problem = await objectKinds['issue-report'](server, unmade);
  const answer = async ({ http }: SignedInPerson, text: string) => {
    const input = { id: problem, from: 'open', to: 'answered', answer: text };
    return (await http.call('admin.issues.answer', input)).code;
  };
  const holds = ({ userId }: { userId: string }) =>
    db.$count(globalAdmins, eq(globalAdmins.userId, userId));
  yield* describeDifferences([
    ['own request to the firm', queue.includes(own), false],
    ['another’s', queue.includes(others), true],
    ['somebody erased', get.code, 'not-found'],
    [
      'acts on somebody erased',
      (await admin.http.call('admin.users.lock', onErased)).code,
      'not-found',
    ],
    ['a global administrator unmade', changed.code, null],
    ['who was unmade', await holds(unmade), 0],
    ['who was not', await holds(kept), 1],
    ['a problem answered', await answer(admin, 'Está resuelto'), null],
    ['by another who saw it open', await answer(chief, 'No se hará'), 'conflict'],
  ]);
  yield* verificationFaults(server, admin);
  yield* rightsMeanwhileFaults(server);
}
