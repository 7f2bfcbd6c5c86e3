import { randomUUID } from 'node:crypto';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import type { NotificationKind } from '@valia/domain/notifications/notification-kind.ts';
import { signedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { objectKinds, shareWith } from './access-world.ts';
import { describeDifferences } from './describe-differences.ts';

const tell = async (
  { db }: ListeningServer,
  userId: string,
  [kind, subjectId]: readonly [NotificationKind, string],
): Promise<void> => {
  await db
    .insert(notifications)
    .values({ id: randomUUID(), userId, kind, subjectId, createdAt: new Date() });
};

interface News {
  items: { subjectId: string; subject: string | null }[];
}

/** The subject of a notification is shown as long as the reader may see it, each with its own name and once. */
export async function* notificationNameAttack(server: ListeningServer): AsyncGenerator<string> {
  const [reader, other] = [await signedInPerson(server), await signedInPerson(server)];
  const news = async (): Promise<News['items']> =>
    ((await reader.http.call('alerts.notifications', {})).data as News).items;
  const valuation = await objectKinds.valuation(server, other);
  await shareWith(server, valuation, {
    userId: (await signedInPerson(server)).userId,
    right: 'read',
    grantedBy: other.userId,
  });
  const theirs = [
    ['lead-assigned', await objectKinds.lead(server, other)],
    ['issue-report-answered', await objectKinds['issue-report'](server, other)],
    ['request-accepted', await objectKinds.request(server, other)],
    ['valuation-shared', valuation],
  ] as const;
  for (const told of theirs) await tell(server, reader.userId, told);
  const named = (await news()).filter(({ subject }) => subject !== null);
  yield* describeDifferences([['another’s is named', named.length, 0]]);
  // Two objects of each kind, one of which has a notification.
  for (const kind of ['lead', 'issue-report', 'request'] as const)
    await objectKinds[kind](server, reader);
  for (const shared of [valuation, await objectKinds.valuation(server, other)])
    await shareWith(server, shared, {
      userId: reader.userId,
      right: 'read',
      grantedBy: other.userId,
    });
  const mine = [
    ['lead-assigned', await objectKinds.lead(server, reader)],
    ['issue-report-answered', await objectKinds['issue-report'](server, reader)],
    ['request-accepted', await objectKinds.request(server, reader)],
  ] as const;
  for (const told of mine) await tell(server, reader.userId, told);
  const all = await news();
  yield* describeDifferences([
    ['each is told once', all.length, theirs.length + mine.length],
    ['what one may see is named', all.filter(({ subject }) => subject !== null).length, 4],
  ]);
}
