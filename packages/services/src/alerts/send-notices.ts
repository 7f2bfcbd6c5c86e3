import { alertSettings } from '@valia/db/schema/firm/alert-settings.ts';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import {
  type AlertDelivery,
  type AlertRules,
  completeAlertRules,
} from '@valia/domain/security/alert-settings-schemas.ts';
import {
  type SecurityEventType,
  securityEventTypes,
} from '@valia/domain/security/security-event.ts';
import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { changeUnaudited, type Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { listAdministrators } from './list-administrators.ts';

type TellingContext = Pick<ServiceContext, 'db' | 'now' | 'mail'>;
type Summary = Extract<MailMessage, { kind: 'daily-summary' }>;

const mostAtOnce = 100;
/** Alerts older than this (one day) are only shown on screen, not mailed. */
const freshMs = 86_400_000;

const isFresh = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < freshMs;

/** Sends each notification mail once: the row is locked while its mail is queued, and is then marked as sent. */
const sendNotifications = (ctx: TellingContext): Promise<number> =>
  changeUnaudited(ctx, 'tells-people', async (tx) => {
    const due = await tx
      .select()
      .from(notifications)
      .where(eq(notifications.mailDue, true))
      .orderBy(asc(notifications.createdAt))
      .limit(mostAtOnce)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    for (const { userId, kind, subjectId, createdAt } of due)
      if (isFresh(createdAt, ctx.now))
        await ctx.mail.enqueue(tx, { kind: 'notification', userId, notification: kind, subjectId });
    const ids = due.map(({ id }) => id);
    await tx.update(notifications).set({ mailDue: null }).where(inArray(notifications.id, ids));
    return due.length;
  });

const typesBy = (rules: AlertRules, delivery: AlertDelivery): SecurityEventType[] =>
  securityEventTypes.filter((type) => rules[type].delivery === delivery);

/**
 * The selected recipients who are still administrators. All administrators, when no recipient was selected or none of
 * the selected ones is left.
 */
const recipientsOf = (
  { recipientIds }: AlertRules[SecurityEventType],
  administrators: readonly { userId: string }[],
): string[] => {
  const all = administrators.map(({ userId }) => userId);
  const named = all.filter((id) => recipientIds.includes(id));
  return named.length === 0 ? all : named;
};

/** The mails of the events that administrators are notified of immediately. */
const sendSecurityAlerts = (ctx: TellingContext): Promise<number> =>
  changeUnaudited(ctx, 'tells-people', async (tx) => {
    const [settings] = await tx.select({ rules: alertSettings.rules }).from(alertSettings);
    if (settings === undefined) return 0;
    const rules = completeAlertRules(settings.rules);
    const types = [...typesBy(rules, 'mail'), ...typesBy(rules, 'screen')];
    const due = await tx
      .select({
        id: securityLogs.id,
        eventType: securityLogs.eventType,
        createdAt: securityLogs.createdAt,
      })
      .from(securityLogs)
      .where(and(eq(securityLogs.tellingDue, true), inArray(securityLogs.eventType, types)))
      .orderBy(asc(securityLogs.createdAt))
      .limit(mostAtOnce)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    const administrators = await listAdministrators(tx);
    for (const { id, eventType, createdAt } of due) {
      const rule = rules[eventType];
      if (rule.delivery !== 'mail' || !isFresh(createdAt, ctx.now)) continue;
      for (const userId of recipientsOf(rule, administrators))
        await ctx.mail.enqueue(tx, {
          kind: 'security-alert',
          userId,
          event: eventType,
          eventId: id,
        });
    }
    const ids = due.map(({ id }) => id);
    await tx.update(securityLogs).set({ tellingDue: null }).where(inArray(securityLogs.id, ids));
    return due.length;
  });

const countBy = <Value extends string>(values: readonly Value[]): [Value, number][] => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
};

/** Claims the notifications that go into the daily summaries: for each user, how many of each kind. */
const takeNotifications = async (tx: Transaction, summaries: Map<string, Summary>) => {
  const taken = await tx
    .update(notifications)
    .set({ digestDue: null })
    .where(eq(notifications.digestDue, true))
    .returning({ userId: notifications.userId, kind: notifications.kind });
  for (const userId of new Set(taken.map((row) => row.userId))) {
    const kinds = taken.flatMap((row) => (row.userId === userId ? [row.kind] : []));
    const told = countBy(kinds).map(([notification, count]) => ({ notification, count }));
    summaries.set(userId, { kind: 'daily-summary', userId, told, events: [] });
  }
};

const takeSecurityEvents = async (
  tx: Transaction,
  rules: AlertRules,
  summaries: Map<string, Summary>,
) => {
  const taken = await tx
    .update(securityLogs)
    .set({ tellingDue: null })
    .where(
      and(
        eq(securityLogs.tellingDue, true),
        inArray(securityLogs.eventType, typesBy(rules, 'digest')),
      ),
    )
    .returning({ eventType: securityLogs.eventType });
  if (taken.length === 0) return;
  const administrators = await listAdministrators(tx);
  for (const [event, count] of countBy(taken.map(({ eventType }) => eventType)))
    for (const userId of recipientsOf(rules[event], administrators)) {
      const summary = summaries.get(userId) ?? {
        kind: 'daily-summary',
        userId,
        told: [],
        events: [],
      };
      summaries.set(userId, { ...summary, events: [...summary.events, { event, count }] });
    }
};

/**
 * Sends the summaries once a day, from the configured hour in Madrid. The settings row stores the last day that was
 * sent.
 */
const sendSummaries = (ctx: TellingContext): Promise<number> =>
  changeUnaudited(ctx, 'tells-people', async (tx) => {
    const today = madridCalendar.date(ctx.now);
    const { digestDay, digestHour } = alertSettings;
    const [claimed] = await tx
      .update(alertSettings)
      .set({ digestDay: today })
      .where(
        and(
          or(isNull(digestDay), ne(digestDay, today)),
          lte(digestHour, sql`${madridCalendar.hour(ctx.now)}::int`),
        ),
      )
      .returning({ rules: alertSettings.rules });
    if (claimed === undefined) return 0;
    const summaries = new Map<string, Summary>();
    await takeNotifications(tx, summaries);
    await takeSecurityEvents(tx, completeAlertRules(claimed.rules), summaries);
    for (const summary of summaries.values()) await ctx.mail.enqueue(tx, summary);
    return summaries.size;
  });

/** Sends all pending notices. Each one is sent once, even when several servers run this at the same time. */
export const sendNotices = async (ctx: TellingContext): Promise<void> => {
  while ((await sendNotifications(ctx)) === mostAtOnce);
  while ((await sendSecurityAlerts(ctx)) === mostAtOnce);
  await sendSummaries(ctx);
};
