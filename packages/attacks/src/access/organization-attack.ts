import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { signedInPerson, type SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { describeDifferences } from './describe-differences.ts';
import { moveIntoOrganization } from './object-makers.ts';
import { callAfterWaiting } from './call-after-waiting.ts';

const idOfOwn = async ({ http }: SignedInPerson) => {
  const { data } = await http.call('auth.organizations.get');
  return (data as { id: string } | null)?.id;
};

/** The owner that the log records before the last transfer of the organization. */
const formerOwner = async ({ db }: ListeningServer, organizationId: string) => {
  const [row] = await db
    .select({ userId: sql`${auditLogs.before} ->> 'ownerUserId'` })
    .from(auditLogs)
    .where(
      and(
        eq(auditLogs.action, 'organization.handed-over'),
        eq(auditLogs.subjectId, organizationId),
      ),
    )
    .orderBy(desc(auditLogs.id));
  return row?.userId;
};

/** What an organization shows to its members and to others. */
export async function* organizationAttack(server: ListeningServer): AsyncGenerator<string> {
  const { db } = server;
  const [owner, other] = [await signedInPerson(server), await signedInPerson(server)];
  const [partner, late] = [await signedInPerson(server), await signedInPerson(server)];
  const { organizationId } = owner;
  await moveIntoOrganization(db, organizationId, [late, partner]);
  const handOver = async (from: SignedInPerson, { userId }: SignedInPerson) =>
    (await from.http.call('auth.organizations.handOver', { userId })).code;
  yield* describeDifferences([
    ['organization of its owner', await idOfOwn(owner), organizationId],
    ['organization of a member', await idOfOwn(partner), organizationId],
    ['organization of another', await idOfOwn(other), other.organizationId],
    ['handed over', await handOver(owner, partner), null],
    ['handed back', await handOver(partner, owner), null],
    ['handed to whose it is', await handOver(owner, owner), 'not-found'],
    ['who had it in between', await formerOwner(server, organizationId), partner.userId],
  ]);
  const left = await callAfterWaiting(db, {
    change: async (tx) => {
      await tx
        .select()
        .from(organizations)
        .where(eq(organizations.id, organizationId))
        .for('update');
      await moveIntoOrganization(tx, other.organizationId, [late]);
    },
    call: () => late.http.call('auth.organizations.leave'),
  });
  yield* describeDifferences([
    ['left while moving on', left.code, 'conflict'],
    ['where they moved on to', await idOfOwn(late), other.organizationId],
  ]);
}

/** Administrators' actions on an organization concern its owner, and no other member. */
export async function* organizationAdministrationAttack(
  server: ListeningServer,
): AsyncGenerator<string> {
  const { db, mails } = server;
  const admin = await signedInPerson(server, { role: 'admin', secondFactor: true });
  const [owner, member] = [await signedInPerson(server), await signedInPerson(server)];
  const other = await signedInPerson(server);
  const { organizationId } = owner;
  await moveIntoOrganization(db, organizationId, [member]);
  const act = async (path: string, input: object = {}) => {
    const given = { organizationId, reason: 'Lo pidió por teléfono', ...input };
    const { data, code } = await admin.http.call(`admin.organizations.${path}`, given);
    return code ?? (data as { owner: { userId: string } | null }).owner?.userId;
  };
  const disabled = await act('disable');
  const tellsOwner = mails.some(
    (mail) =>
      mail.kind === 'organization-changed' &&
      mail.userId === owner.userId &&
      mail.change === 'disabled',
  );
  const listed = await admin.http.call('admin.organizations.list', { status: 'disabled' });
  yield* describeDifferences([
    ['owner of what is disabled', disabled, owner.userId],
    ['who is told of it', tellsOwner, true],
    ['times among what is disabled', listed.text.split(organizationId).length - 1, 1],
    ['given to an outsider', await act('changeOwner', { userId: other.userId }), 'conflict'],
    ['given to a member', await act('changeOwner', { userId: member.userId }), member.userId],
    ['given to who has it', await act('changeOwner', { userId: member.userId }), member.userId],
  ]);
}
