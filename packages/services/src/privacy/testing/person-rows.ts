import type { Database } from '@valia/db/client.ts';
import type { PrivateTable } from '@valia/db/column-privacy.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { createHash, randomUUID } from 'node:crypto';
import { personalData } from '../personal-data.ts';

type Given = Record<string, unknown>;

const anyHash = (): string => createHash('sha256').update(randomUUID()).digest('hex');

/** A value that a column accepts, for columns without a specific value. */
const anyValue = (column: PgColumn): unknown => {
  if (column.enumValues !== undefined) return column.enumValues[0];
  switch (column.columnType) {
    case 'PgUUID':
      return randomUUID();
    case 'PgTimestamp':
      return new Date();
    case 'PgDateString':
      return '2026-11-21';
    case 'PgBigInt64':
      return 1n;
    case 'PgJsonb':
      return {};
    case 'PgArray':
      return [];
    default:
      return column.dataType === 'number' ? 1 : anyHash();
  }
};

const rowOf = ({ columns }: PrivateTable, given: Given): Given => {
  const needed = Object.entries(columns).filter(
    ([name, { notNull, hasDefault, generatedIdentity }]) =>
      notNull && !hasDefault && generatedIdentity === undefined && !(name in given),
  );
  return {
    ...Object.fromEntries(needed.map(([name, column]) => [name, anyValue(column)])),
    ...given,
  };
};

/**
 * Inserts rows with everything that a user can own or write, in their own rows and in another user's: at least one for
 * each rule of the schema. Bypasses the services, to reach states that only years of use would create.
 */
export const insertPersonRows = async (
  db: Database,
  { person, other }: { person: TestAdviser; other: TestAdviser },
): Promise<void> => {
  const [userId, ownerId, now] = [person.userId, person.userId, new Date()];
  const theirs = other.userId;
  const [valuation, snapshot, file, template, firmTemplate, document] = Array.from(
    { length: 6 },
    () => randomUUID(),
  );
  const [lead, request, commission, step, set, preset, othersValuation, othersCommission] =
    Array.from({ length: 8 }, () => randomUUID());
  const [merged, othersRequest] = [randomUUID(), randomUUID()];
  const put = async (name: string, given: Given): Promise<Given> => {
    const table = personalData.find((registered) => registered.name === name);
    if (table === undefined) throw new Error(`There is no table ${name}.`);
    const [row] = await db.insert(table.table).values(rowOf(table, given)).returning();
    return row ?? {};
  };
  const act = (action: string, subjectType: string, subjectId: string) =>
    put('audit_logs', { actorUserId: userId, action, subjectType, subjectId });

  // Rows of the account.
  await put('sessions', { userId });
  await put('mfa_recovery_codes', { userId });
  await put('login_challenges', { userId });
  await put('account_events', { userId, device: 'Firefox', address: '203.0.113.0' });
  await put('known_devices', { userId });
  await put('one_time_links', { userId });
  await db.execute(sql`update organizations set disabled_at = now(), disabled_reason = 'Bills'
    where id = ${person.organizationId}`);
  await put('email_changes', { userId, formerEmail: person.email, nextEmail: 'next@example.test' });
  await put('tracking_events', { userId, source: 'direct' });
  await put('notifications', { userId });
  await put('notification_settings', { userId });
  await put('invitations', {
    invitedBy: theirs,
    organizationId: other.organizationId,
    email: person.email,
  });
  await put('admin_queue_items', { subjectId: userId });
  // The desk.
  await put('issue_reports', { reporterUserId: userId, errorStack: 'Error' });
  await put('issue_reports', {
    reporterUserId: theirs,
    status: 'closed',
    answer: 'Done',
    answeredBy: userId,
    answeredAt: now,
  });
  await put('saved_views', { userId, list: 'valuations' });
  await put('account_label_choices', { userId });
  await put('budgets', { ownerId });
  await put('comparable_transactions', { ownerId });
  await put('fee_presets', { ownerId });
  await put('fee_presets', { id: preset, ownerId: null });
  await act('fee-preset.saved', 'fee-preset', preset ?? '');
  await put('files', { id: file, ownerId });
  await put('templates', { id: template, ownerId });
  await put('template_versions', { templateId: template, createdBy: userId });
  await put('templates', { id: firmTemplate, ownerId: null });
  await put('template_versions', { templateId: firmTemplate, createdBy: userId });
  await put('template_documents', { id: document, ownerId });
  await put('template_document_files', { documentId: document, fileId: file });
  // Valuations.
  await put('valuations', { id: valuation, ownerId });
  await put('valuations', { id: othersValuation, ownerId: theirs });
  await act('valuation.updated', 'valuation', othersValuation ?? '');
  await put('valuation_snapshots', { id: snapshot, valuationId: valuation, createdBy: userId });
  await put('undone_snapshots', { snapshotId: snapshot, undoneBy: userId });
  const saved = await act('valuation.updated', 'valuation', valuation ?? '');
  await put('valuation_changes', { auditLogId: saved['id'], valuationId: valuation });
  await put('valuation_tags', { valuationId: valuation, ownerId });
  await put('valuation_notes', { valuationId: valuation, userId });
  await put('valuation_presence', { valuationId: valuation, userId });
  await put('valuation_shares', { valuationId: valuation, userId: theirs, grantedBy: userId });
  await put('reports', {
    valuationId: valuation,
    snapshotId: snapshot,
    fileId: file,
    createdBy: userId,
  });
  await db.execute(
    sql`insert into storage_use (user_id) values (${userId}) on conflict do nothing`,
  );
  await put('valuation_rollups', { ownerId, member: 'any' });
  await put('valuation_targets', { ownerId });
  // Rows of requests and the directory.
  await put('advisor_collaboration_requests', {
    id: request,
    requesterUserId: userId,
    targetAdvisorId: theirs,
  });
  await put('advisor_collaboration_requests', {
    id: othersRequest,
    requesterUserId: theirs,
    targetAdvisorId: userId,
    status: 'rejected',
    decidedAt: now,
    decidedBy: userId,
    reason: 'No',
  });
  await put('collaboration_access', { requestId: request, snapshotId: snapshot });
  await put('collaboration_messages', { requestId: request, authorUserId: userId });
  await put('collaboration_events', { requestId: request, actorUserId: userId });
  await put('commissions', { id: commission, requestId: request, recipientUserId: userId });
  await put('commission_steps', { id: step, commissionId: commission, actorUserId: theirs });
  await put('commission_entries', {
    kind: 'earned',
    recipientUserId: userId,
    commissionId: commission,
    stepId: step,
  });
  await put('commissions', {
    id: othersCommission,
    requestId: othersRequest,
    recipientUserId: theirs,
  });
  await put('commission_steps', {
    commissionId: othersCommission,
    actorUserId: userId,
    reason: 'Bill',
  });
  await put('commission_rules', { createdBy: userId, fromCents: BigInt(Date.now()) });
  // Leads: one assigned to the user, one from their request for help, one from the public form.
  await put('sell_business_leads', {
    id: lead,
    advisorUserId: userId,
    assignedAt: now,
    stage: 'lost',
    lostReason: 'Price',
    nextStepText: 'Call',
    nextStepAt: now,
  });
  await put('lead_events', { leadId: lead, actorUserId: userId, text: 'Price' });
  await put('lead_events', { leadId: lead, actorUserId: userId, text: 'Call' });
  await put('lead_events', { leadId: lead, actorUserId: theirs, text: 'Call' });
  await put('lead_notes', { leadId: lead, userId });
  await db.execute(sql`update user_profiles set tax_id = '12345678Z' where user_id = ${userId}`);
  await put('sell_business_leads', { requestedBy: userId, taxId: '12345678z' });
  await put('sell_business_leads', { id: merged, message: 'Another’s\n\nMine' });
  await put('sell_business_leads', { email: person.email, message: 'Mine', mergedInto: merged });
  await put('sell_business_leads', { phone: '+34 612 345 678', phoneDigits: '612345678' });
  // Rows of the user's actions for the firm.
  const note = await act('user.locked', 'user', theirs);
  await put('audit_notes', { auditLogId: note['id'], subjectUserId: theirs });
  const about = await put('audit_logs', { actorUserId: theirs });
  await put('audit_notes', { auditLogId: about['id'], subjectUserId: userId });
  await put('security_logs', { subjectId: userId, detail: {} });
  await put('security_logs', { subjectId: theirs, acknowledgedBy: userId, note: 'Seen' });
  await act('firm-settings.changed', 'settings', '1');
  await put('sector_multiple_sets', { id: set });
  await put('sector_multiples', { setId: set });
  await act('sector-set.saved', 'sector-set', set ?? '');
  await db.execute(sql`update user_verification_status set decided_by = ${userId}, reason = 'Papers'
    where user_id = ${theirs}`);
  await act('organization.disabled', 'organization', other.organizationId);
  await db.execute(sql`update organizations set disabled_at = now(), disabled_reason = 'Bills',
    phone = '612 345 678', brand_phone = '+34 612345678', email = ${person.email},
    brand_email = ${person.email} where id = ${other.organizationId}`);
};
