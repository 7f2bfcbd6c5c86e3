import { users } from '@valia/db/schema/identity/users.ts';
import { eq } from 'drizzle-orm';
import { changeUnaudited } from '../audit/change-audited.ts';
import { callerRange } from '../limits/caller-range.ts';
import type { LimitUse } from '../limits/create-rate-limits.ts';
import type { ServiceContext } from '../service-context.ts';

export interface MailRequest {
  kind: 'verify-email' | 'recover-password';
  /** In lower case. */
  email: string;
}

const limitsOf = (kind: MailRequest['kind'], email: string, range: string): LimitUse[] => {
  const name = kind === 'verify-email' ? 'resend' : 'forgot';
  return [
    { limit: `${name}-per-address-and-minute`, subject: email },
    { limit: `${name}-per-address-and-hour`, subject: email },
    { limit: `${name}-per-range`, subject: range },
  ];
};

/**
 * Takes the request for a mail to this address. One look-up and one queued message, whether anybody has the address
 * or not; what becomes of it is decided when the queue is worked off, so that no answer and no time tells.
 */
export const requestMail = async (
  ctx: ServiceContext,
  { kind, email }: MailRequest,
): Promise<void> => {
  await ctx.limits.take(limitsOf(kind, email, callerRange(ctx)), ctx.now);
  await changeUnaudited(ctx, 'prepares-a-mail', async (tx) => {
    const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    await ctx.mail.enqueue(tx, { kind, userId: found?.id ?? ctx.newId() });
  });
};
