import type { Database } from '@valia/db/client.ts';
import { emailChanges } from '@valia/db/schema/identity/email-changes.ts';
import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { knownDevices } from '@valia/db/schema/identity/known-devices.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import { rateLimits } from '@valia/db/schema/identity/rate-limits.ts';
import { loginChallenges } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { signInFailures } from '@valia/db/schema/identity/sign-in-failures.ts';
import { trackingEvents } from '@valia/db/schema/network/tracking-events.ts';
import { usedLeadForms } from '@valia/db/schema/network/used-lead-forms.ts';
import { valuationPresence } from '@valia/db/schema/valuations/valuation-presence.ts';
import { presenceTimeoutMs } from '@valia/domain/valuations/activity/valuation-presence-schemas.ts';
import { trackingMonths } from '@valia/domain/tracking/tracking-schemas.ts';
import { and, isNull, lt, lte } from 'drizzle-orm';
import { unaudited } from '../context/change-audited.ts';

const dayMs = 86_400_000;
const longestMonthDays = 31;
const daysKept = {
  /** Days that used links remain, so that a user who opens an old link still sees that it was used. */
  link: 30,
  invitation: 30,
  emailChange: 1,
  signInFailures: 365,
  knownDevice: 365,
  trackingEvents: trackingMonths * longestMonthDays,
} as const;

/** Deletes expired rows. It runs in the background; several servers may run it at once. */
export const deleteExpiredRows = async (db: Database, now: Date): Promise<void> => {
  const tx = unaudited(db, 'removes-what-expired');
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await tx.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
  await tx.delete(usedLeadForms).where(lt(usedLeadForms.expiresAt, now));
  await tx.delete(sessions).where(lt(sessions.expiresAt, now));
  await tx.delete(loginChallenges).where(lt(loginChallenges.expiresAt, now));
  await tx
    .delete(valuationPresence)
    .where(lte(valuationPresence.seenAt, new Date(now.getTime() - presenceTimeoutMs)));
  await tx.delete(emailChanges).where(lt(emailChanges.expiresAt, before(daysKept.emailChange)));
  await tx.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, before(daysKept.link)));
  await tx
    .delete(invitations)
    .where(
      and(isNull(invitations.acceptedAt), lt(invitations.expiresAt, before(daysKept.invitation))),
    );
  await tx
    .delete(signInFailures)
    .where(lt(signInFailures.lastFailedAt, before(daysKept.signInFailures)));
  await tx.delete(knownDevices).where(lt(knownDevices.lastUsedAt, before(daysKept.knownDevice)));
  await tx
    .delete(trackingEvents)
    .where(lt(trackingEvents.occurredAt, before(daysKept.trackingEvents)));
};
