import { users } from '@valia/db/schema/identity/users.ts';
import {
  checkRecoveryOutput,
  forgotPasswordInput,
  linkTokenInput,
  requestAcceptedOutput,
  resendVerificationInput,
  validatePasswordInput,
  validatePasswordOutput,
} from '@valia/domain/accounts/recovery-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import { passwordWeaknesses } from '../accounts/require-strong-password.ts';
import { changeUnaudited } from '../context/change-audited.ts';
import { callerRange } from '../limits/caller-range.ts';
import type { LimitUse } from '../context/rate-limiter.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { act } from '../verbs/verb.ts';
import { findLink } from './find-link.ts';

interface MailRequest {
  kind: 'verify-email' | 'recover-password';
  /** The invited email address, in lower case. */
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
 * Accepts a request for a mail to this email address. It makes one look-up and queues one message, whether or not the
 * address has an account. The decision is made later, when the queue is processed, so that neither the answer nor its
 * timing reveals anything.
 */
const requestMail = async (ctx: ServiceContext, { kind, email }: MailRequest): Promise<void> => {
  await ctx.limits.take(limitsOf(kind, email, callerRange(ctx)), ctx.now);
  await changeUnaudited(ctx, 'prepares-a-mail', async (tx) => {
    const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    await ctx.mail.enqueue(tx, { kind, userId: found?.id ?? ctx.newId() });
  });
};

/**
 * Sends the verification mail again, to the given email address or else to the caller's own. The answer is always the
 * same.
 */
export const resendVerification = act({
  right: 'anybody',
  input: resendVerificationInput,
  output: requestAcceptedOutput,
  touches: null,
  sample: () => ({ email: 'somebody.new@example.test' }),
  run: async ({ ctx, input }) => {
    const email = input.email ?? ctx.actor?.email;
    if (email === undefined) throw new AppError('unauthenticated');
    await requestMail(ctx, { kind: 'verify-email', email });
    return { taken: true as const };
  },
});

/** Sends a recovery link. The answer is the same for every email address. */
export const forgotPassword = act({
  right: 'anybody',
  input: forgotPasswordInput,
  output: requestAcceptedOutput,
  touches: null,
  sample: () => ({ email: 'somebody.new@example.test' }),
  run: async ({ ctx, input: { email } }) => {
    await requestMail(ctx, { kind: 'recover-password', email });
    return { taken: true as const };
  },
});

/** Whether a recovery link is still valid. The check does not use it up. */
export const checkRecovery = act({
  right: 'anybody',
  input: linkTokenInput,
  output: checkRecoveryOutput,
  touches: { object: 'recovery-link', of: 'holder', level: 'own' },
  sample: ({ id }) => ({ token: id }),
  run: async ({ ctx, input: { token } }) => {
    const link = await findLink(ctx, { purpose: 'recover-password', token });
    return { valid: link !== null && link.usedAt === null };
  },
});

/** The requirements that a new password does not meet. */
export const validatePassword = act({
  right: 'anybody',
  input: validatePasswordInput,
  output: validatePasswordOutput,
  touches: null,
  sample: ({ password }) => ({ password }),
  run: ({ input: { password } }) => {
    const errors = passwordWeaknesses(password);
    return Promise.resolve({ valid: errors.length === 0, errors });
  },
});
