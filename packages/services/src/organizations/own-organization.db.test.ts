import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createInvitation } from '../invitations/invitation-verbs.ts';
import { loadReportBrand } from '../reports/report-brand.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { getOwnOrganization } from './get-own-organization.ts';
import {
  addMissingOrganization,
  endOwnMembership,
  handOverOrganization,
  removeMember,
  updateOrganization,
} from './own-organization-verbs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const contextOf = (adviser: TestAdviser, sent: MailMessage[] = []) =>
  createServiceContext(database.db, adviser, {
    mail: { enqueue: (_tx, message) => Promise.resolve(void sent.push(message)) },
  });
const own = (adviser: TestAdviser) => getOwnOrganization({ ctx: contextOf(adviser) });

/** Creates an organization with an owner and two members. */
const team = async () => {
  const { db } = database;
  const [owner, first, second] = [
    await createAdviser(db, { emailConfirmed: true }),
    await createAdviser(db),
    await createAdviser(db),
  ];
  for (const { userId } of [first, second])
    await db
      .update(organizationMembers)
      .set({ organizationId: owner.organizationId, role: 'member' })
      .where(eq(organizationMembers.userId, userId));
  return { owner, first, second };
};
const details = { name: 'Asesores del Ebro', taxId: null, email: 'hola@ebro.example', phone: null };
const rolesIn = async (adviser: TestAdviser) =>
  (await own(adviser))?.members.map(({ userId, role }) => [userId, role]);

describe('an organization', () => {
  test('is shown to everybody in it, its owner first', async () => {
    const { owner, first, second } = await team();
    expect(await rolesIn(second)).toEqual([
      [owner.userId, 'owner'],
      [first.userId, 'member'],
      [second.userId, 'member'],
    ]);
  });

  test('is changed by its owner alone', async () => {
    const { owner, first } = await team();
    const stranger = await createAdviser(database.db);
    await updateOrganization({ ctx: contextOf(owner), input: details });
    expect(await own(first)).toMatchObject({ name: 'Asesores del Ebro', role: 'member' });
    const byMember = updateOrganization({ ctx: contextOf(first), input: details });
    await expect(byMember).rejects.toMatchObject({ code: 'forbidden' });
    const input = { userId: first.userId };
    for (const act of [handOverOrganization, removeMember]) {
      await expect(act({ ctx: contextOf(first), input })).rejects.toMatchObject({
        code: 'forbidden',
      });
      await expect(act({ ctx: contextOf(stranger), input })).rejects.toMatchObject({
        code: 'not-found',
      });
      const oneself = act({ ctx: contextOf(owner), input: { userId: owner.userId } });
      await expect(oneself).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  test('has another owner once it is handed over, who is told; the former one is a member', async () => {
    const { owner, first } = await team();
    const sent: MailMessage[] = [];
    const ctx = contextOf(owner, sent);
    const after = await handOverOrganization({ ctx, input: { userId: first.userId } });
    expect(after).toMatchObject({ role: 'member' });
    expect((await rolesIn(owner))?.[0]).toEqual([first.userId, 'owner']);
    expect(sent).toMatchObject([{ userId: first.userId, change: 'made-owner' }]);
    const again = handOverOrganization({ ctx, input: { userId: first.userId } });
    await expect(again).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('handed over to two at once has one owner', async () => {
    const { owner, first, second } = await team();
    const handOver = ({ userId }: TestAdviser) =>
      handOverOrganization({ ctx: contextOf(owner), input: { userId } });
    const both = await Promise.allSettled([handOver(first), handOver(second)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await rolesIn(owner))?.filter(([, role]) => role === 'owner')).toHaveLength(1);
  });

  test('loses a member whom its owner removes, who is told and can found one', async () => {
    const { owner, first } = await team();
    const sent: MailMessage[] = [];
    await removeMember({ ctx: contextOf(owner, sent), input: { userId: first.userId } });
    expect(await own(first)).toBeNull();
    expect(sent).toMatchObject([{ userId: first.userId, change: 'member-removed' }]);
    const founded = await addMissingOrganization({
      ctx: contextOf(first),
      input: { name: 'Otra', taxId: null, phone: null },
    });
    expect(founded).toMatchObject({ name: 'Otra', role: 'owner' });
    const second = addMissingOrganization({
      ctx: contextOf(first),
      input: { name: 'Otra más', taxId: null, phone: null },
    });
    await expect(second).rejects.toMatchObject({ code: 'already-in-organization' });
  });

  test('is left by a member, not by an owner with members, and closed by the last one', async () => {
    const { owner, first, second } = await team();
    await expect(endOwnMembership({ ctx: contextOf(owner) })).rejects.toMatchObject({
      code: 'organization-has-members',
    });
    await endOwnMembership({ ctx: contextOf(first) });
    await endOwnMembership({ ctx: contextOf(second) });
    await endOwnMembership({ ctx: contextOf(owner) });
    const [row] = await database.db
      .select()
      .from(organizations)
      .where(eq(organizations.id, owner.organizationId));
    expect(row?.archivedAt).not.toBeNull();
    const left = await database.db.$count(
      auditLogs,
      and(eq(auditLogs.action, 'organization.left'), eq(auditLogs.subjectId, owner.organizationId)),
    );
    expect(left).toBe(3);
  });

  test('that is switched off shares nothing: no brand, no invitation, nothing to decide', async () => {
    const { owner, first } = await team();
    await database.db
      .update(organizations)
      .set({ brandColor: '#2b4a75', disabledAt: new Date(), disabledReason: 'Datos falsos' })
      .where(eq(organizations.id, owner.organizationId));
    const ctx = contextOf(owner);
    const refusals = [
      () => createInvitation({ ctx, input: { email: 'nueva@example.test' } }),
      () => updateOrganization({ ctx, input: details }),
      () => removeMember({ ctx, input: { userId: first.userId } }),
    ];
    for (const refusal of refusals)
      await expect(refusal()).rejects.toMatchObject({ code: 'organization-disabled' });
    expect(await loadReportBrand(ctx, { userId: first.userId, language: 'es' })).toMatchObject({
      color: null,
      logo: null,
    });
    expect(await own(first)).toMatchObject({ disabledReason: 'Datos falsos' });
    await endOwnMembership({ ctx: contextOf(first) });
  });
});
