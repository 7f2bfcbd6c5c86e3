import { auditNotes } from '@valia/db/schema/firm/audit-notes.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { listOrganizationsInput } from '@valia/domain/organizations/organization-list-inputs.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createServiceContext } from '../testing/create-service-context.ts';
import {
  changeOrganizationOwner,
  disableOrganization,
  enableOrganization,
  getOrganizationTotals,
} from './administrated-organization-verbs.ts';
import { getOrganization } from './get-organization.ts';
import { listOrganizations } from './list-organizations.ts';

let database: TestDatabase;
let administrator: TestAdviser;
beforeAll(async () => {
  database = await createTestDatabase();
  administrator = await createAdviser(database.db, { role: 'admin', secondFactor: true });
});
afterAll(() => database.close());

const sent: MailMessage[] = [];
const context = (actor = administrator) =>
  createServiceContext(database.db, actor, {
    mail: { enqueue: (_tx, message) => Promise.resolve(void sent.push(message)) },
  });
const list = (asked: z.input<typeof listOrganizationsInput>) =>
  listOrganizations({ ctx: context(), input: listOrganizationsInput.parse(asked) });
const namesIn = async (asked: z.input<typeof listOrganizationsInput>) =>
  (await list(asked)).items.map(({ name }) => name);

/** Creates an organization with this name, with a member in addition to its owner. */
const given = async (name: string, changes: Partial<typeof organizations.$inferInsert> = {}) => {
  const { db } = database;
  const [owner, member] = [await createAdviser(db), await createAdviser(db)];
  const { organizationId } = owner;
  await db
    .update(organizationMembers)
    .set({ organizationId, role: 'member' })
    .where(eq(organizationMembers.userId, member.userId));
  await db
    .update(organizations)
    .set({ name, ...changes })
    .where(eq(organizations.id, organizationId));
  return { owner, member, organizationId };
};
const reason = 'Se hacía pasar por otra firma';

describe('the list', () => {
  test('finds by name, tax id, address and people, and pages by each order', async () => {
    const mark = randomUUID().slice(0, 8);
    const first = await given(`Álava ${mark}`, { companyId: `B${mark}` });
    await given(`berrocal ${mark}`);
    await given(`Cortés ${mark}`);
    const ordered = [`berrocal ${mark}`, `Cortés ${mark}`, `Álava ${mark}`];
    const byName = { search: mark, sort: 'name', direction: 'asc' } as const;
    expect((await namesIn(byName)).toSorted()).toEqual(ordered.toSorted());
    const page = await list({ ...byName, limit: 2 });
    const next = await list({ ...byName, limit: 2, cursor: page.nextCursor });
    expect([...page.items, ...next.items].map(({ name }) => name)).toEqual(await namesIn(byName));
    expect(await namesIn({ search: `b${mark}` })).toEqual([`Álava ${mark}`]);
    expect(await namesIn({ search: first.member.email, team: true })).toEqual([`Álava ${mark}`]);
    expect(await namesIn({ search: mark, team: false })).toEqual([]);
    expect((await list({ search: `B${mark}` })).items[0]).toMatchObject({
      members: 2,
      owner: { userId: first.owner.userId },
      status: 'active',
    });
  });

  test('leaves closed ones out unless they are asked for', async () => {
    const mark = randomUUID().slice(0, 8);
    await given(`Cerrada ${mark}`, { archivedAt: new Date() });
    await given(`Apagada ${mark}`, { disabledAt: new Date(), disabledReason: reason });
    expect(await namesIn({ search: mark })).toEqual([`Apagada ${mark}`]);
    expect(await namesIn({ search: mark, status: 'archived' })).toEqual([`Cerrada ${mark}`]);
    expect(await namesIn({ search: mark, status: 'disabled' })).toEqual([`Apagada ${mark}`]);
    expect(await namesIn({ search: mark, status: 'active' })).toEqual([]);
    const totals = await getOrganizationTotals({ ctx: context() });
    expect(totals.archived).toBeGreaterThan(0);
    expect(totals.disabled).toBeGreaterThan(0);
  });

  test('is for administrators', async () => {
    const adviser = await createAdviser(database.db);
    const input = listOrganizationsInput.parse({});
    const byAdviser = listOrganizations({ ctx: context(adviser), input });
    await expect(byAdviser).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('an administrator', () => {
  test('switches an organization off and on, says why, and its owner is told', async () => {
    const { owner, organizationId } = await given('Merino');
    sent.length = 0;
    const input = { organizationId, reason };
    const off = await disableOrganization({ ctx: context(), input });
    expect(off).toMatchObject({ status: 'disabled', disabledReason: reason });
    // Another administrator did it first: nothing is recorded twice.
    await disableOrganization({ ctx: context(), input: { organizationId, reason: 'otra' } });
    const on = await enableOrganization({ ctx: context(), input });
    expect(on).toMatchObject({ status: 'active', disabledReason: null });
    expect(sent).toMatchObject([
      { userId: owner.userId, change: 'disabled' },
      { userId: owner.userId, change: 'enabled' },
    ]);
    const { history } = await getOrganization({ ctx: context(), input: { organizationId } });
    expect(history).toMatchObject([
      { action: 'organization.enabled', reason },
      { action: 'organization.disabled', reason },
    ]);
    const notes = await database.db
      .select()
      .from(auditNotes)
      .where(eq(auditNotes.subjectUserId, owner.userId));
    expect(notes).toHaveLength(2);
  });

  test('makes a member the owner, and nobody else', async () => {
    const { owner, member, organizationId } = await given('Ordóñez');
    const stranger = await createAdviser(database.db);
    sent.length = 0;
    const change = (userId: string) =>
      changeOrganizationOwner({ ctx: context(), input: { organizationId, userId, reason } });
    await expect(change(stranger.userId)).rejects.toMatchObject({ code: 'conflict' });
    expect(await change(member.userId)).toMatchObject({ owner: { userId: member.userId } });
    expect(sent).toMatchObject([
      { userId: member.userId, change: 'made-owner' },
      { userId: owner.userId, change: 'owner-replaced' },
    ]);
    const details = await getOrganization({ ctx: context(), input: { organizationId } });
    expect(details.members.map(({ userId, role }) => [userId, role])).toEqual([
      [member.userId, 'owner'],
      [owner.userId, 'member'],
    ]);
  });

  test('does nothing to one that is closed or that there is not', async () => {
    const { organizationId } = await given('Vacía', { archivedAt: new Date() });
    const closed = disableOrganization({ ctx: context(), input: { organizationId, reason } });
    await expect(closed).rejects.toMatchObject({ code: 'conflict' });
    const missing = enableOrganization({
      ctx: context(),
      input: { organizationId: randomUUID(), reason },
    });
    await expect(missing).rejects.toMatchObject({ code: 'not-found' });
  });
});
