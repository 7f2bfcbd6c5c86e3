import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { dashboardTabs } from '@valia/domain/dashboard/dashboard-tabs.ts';
import { templates } from '@valia/db/schema/workspace/templates.ts';
import { policies } from '@valia/domain/access/policies.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { eq, ne } from 'drizzle-orm';
import { createAccessWorld, createCommission, objectFor } from './access-world.ts';
import { makeBystander } from './bystander.ts';
import { giveTemplateDocument } from './object-makers.ts';
import { inputFor, listedProcedures, type ListedProcedure } from './listed-procedures.ts';

const adviser = { role: 'advisor', globalAdmin: false } as const;
/** The queries that return an adviser only their own data. */
const ownQueries = listedProcedures.filter(
  ({ type, policy, touches }) =>
    type === 'query' &&
    policy !== 'public' &&
    policies[policy as keyof typeof policies](adviser) &&
    touches?.of !== 'administrator' &&
    touches?.of !== 'holder',
);

/**
 * Runs every query of an adviser before and after another user obtains some rows of every kind: no answer may differ.
 */
export async function* accessGainAttack(
  server: ListeningServer,
  queries: readonly ListedProcedure[] = ownQueries,
): AsyncGenerator<string> {
  const { adviser: caller } = await createAccessWorld(server);
  const { userId } = caller.person;
  const asked: { path: string; input: unknown }[] = [];
  for (const procedure of queries) {
    const id = await objectFor(server, procedure.touches, caller.person);
    const { path } = procedure;
    asked.push({ path, input: inputFor(procedure, id) });
    // Each tab is a separate query.
    if (path === 'valuations.dashboard')
      for (const tab of dashboardTabs) asked.push({ path, input: { tab } });
  }
  const now = new Date();
  server.setClock(now);
  await server.db.update(sessions).set({ lastUsedAt: now });
  const answers = async () => {
    const texts = new Map<string, string>();
    for (const { path, input } of asked) {
      await server.forgetCalls();
      const question = `${path} ${JSON.stringify(input)}`;
      texts.set(question, (await caller.http.call(path, input)).text);
    }
    return texts;
  };
  try {
    const before = await answers();
    const bystander = await makeBystander(server);
    // The caller's own requests, with a commission for the other user.
    const own = await server.db
      .select({ id: advisorCollaborationRequests.id })
      .from(advisorCollaborationRequests)
      .where(eq(advisorCollaborationRequests.requesterUserId, userId));
    for (const { id } of own)
      await createCommission(server, { requestId: id, recipientUserId: bystander });
    // The other user's text for the caller's own template, as members of one organization may write it.
    const [copy] = await server.db
      .select({ id: templates.id })
      .from(templates)
      .where(eq(templates.ownerId, userId));
    if (copy !== undefined) await giveTemplateDocument(server, bystander, copy.id);
    await server.db
      .update(organizationMembers)
      .set({ role: 'owner' })
      .where(eq(organizationMembers.userId, userId));
    // The answers must not differ by the verification or the profile of other users either: a query without a
    // condition on the user would return these rows.
    await server.db
      .update(userVerificationStatus)
      .set({ verificationStatus: 'rejected', reason: 'De otra', decidedAt: now })
      .where(ne(userVerificationStatus.userId, userId));
    // The update moves the caller's own row behind the others: a query without a condition returns another user's
    // row first.
    await server.db
      .update(userVerificationStatus)
      .set({ reason: null })
      .where(eq(userVerificationStatus.userId, userId));
    await server.db
      .update(userProfiles)
      .set({ presentation: 'De otra' })
      .where(ne(userProfiles.userId, userId));
    await server.db
      .update(userProfiles)
      .set({ presentation: null })
      .where(eq(userProfiles.userId, userId));
    await server.db
      .update(organizations)
      .set({ brandName: 'De otra' })
      .where(ne(organizations.id, caller.person.organizationId));
    await server.db
      .update(organizations)
      .set({ brandName: null })
      .where(eq(organizations.id, caller.person.organizationId));
    for (const [question, text] of await answers())
      if (text !== before.get(question)) yield `${question}: what another has is in the answer`;
  } finally {
    server.setClock(null);
  }
}
