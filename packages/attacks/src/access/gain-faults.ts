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
import { createAccessWorld, giveCommission, objectFor } from './access-world.ts';
import { makeBystander } from './bystander.ts';
import { giveTemplateDocument } from './object-makers.ts';
import { inputFor, listedProcedures, type ListedProcedure } from './listed-procedures.ts';

const adviser = { role: 'advisor', globalAdmin: false } as const;
/** What an adviser asks of their own, and of nobody besides. */
const ownQueries = listedProcedures.filter(
  ({ type, policy, touches }) =>
    type === 'query' &&
    policy !== 'public' &&
    policies[policy as keyof typeof policies](adviser) &&
    touches?.of !== 'administrator' &&
    touches?.of !== 'holder',
);

/** Asks all that an adviser may read before and after another person comes to have some of everything: nothing may differ. */
export async function* gainFaults(
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
    // Each tab is a reading of its own.
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
    // Requests of one's own that earn another.
    const own = await server.db
      .select({ id: advisorCollaborationRequests.id })
      .from(advisorCollaborationRequests)
      .where(eq(advisorCollaborationRequests.requesterUserId, userId));
    for (const { id } of own)
      await giveCommission(server, { requestId: id, recipientUserId: bystander });
    // Another's text of what is one's own, as members of one organization may write.
    const [copy] = await server.db
      .select({ id: templates.id })
      .from(templates)
      .where(eq(templates.ownerId, userId));
    if (copy !== undefined) await giveTemplateDocument(server, bystander, copy.id);
    await server.db
      .update(organizationMembers)
      .set({ role: 'owner' })
      .where(eq(organizationMembers.userId, userId));
    // Nor by what the firm finds of others, and how they call themselves: a row that is read of whomever would tell.
    await server.db
      .update(userVerificationStatus)
      .set({ verificationStatus: 'rejected', reason: 'De otra', decidedAt: now })
      .where(ne(userVerificationStatus.userId, userId));
    // Written anew, the caller's own row lies behind theirs: the first one of all is another's.
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
