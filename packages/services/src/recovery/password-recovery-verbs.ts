import { users } from '@valia/db/schema/identity/users.ts';
import {
  checkRecoveryOutput,
  forgotPasswordInput,
  linkTokenInput,
  requestTakenOutput,
  resendVerificationInput,
  validatePasswordInput,
  validatePasswordOutput,
} from '@valia/domain/accounts/recovery-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import { passwordFaults } from '../accounts/require-strong-password.ts';
import { changeUnaudited } from '../context/change-audited.ts';
import { callerRange } from '../limits/caller-range.ts';
import type { LimitUse } from '../context/rate-limiter.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { act } from '../verbs/verb.ts';
import { findLink } from './find-link.ts';

interface MailRequest {
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
const requestMail = async (ctx: ServiceContext, { kind, email }: MailRequest): Promise<void> => {
  await ctx.limits.take(limitsOf(kind, email, callerRange(ctx)), ctx.now);
  await changeUnaudited(ctx, 'prepares-a-mail', async (tx) => {
    const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    await ctx.mail.enqueue(tx, { kind, userId: found?.id ?? ctx.newId() });
  });
};

/** Asks for the verification mail again: to the address given, else to the caller's own. The answer is always the same. */
export const resendVerification = act({
  right: 'anybody',
  input: resendVerificationInput,
  output: requestTakenOutput,
  touches: null,
  sample: () => ({ email: 'somebody.new@example.test' }),
  run: async ({ ctx, input }) => {
    const email = input.email ?? ctx.actor?.email;
    if (email === undefined) throw new AppError('unauthenticated');
    await requestMail(ctx, { kind: 'verify-email', email });
    return { taken: true as const };
  },
});

/** Asks for a recovery link. The answer is the same for every address. */
export const forgotPassword = act({
  right: 'anybody',
  input: forgotPasswordInput,
  output: requestTakenOutput,
  touches: null,
  sample: () => ({ email: 'somebody.new@example.test' }),
  run: async ({ ctx, input: { email } }) => {
    await requestMail(ctx, { kind: 'recover-password', email });
    return { taken: true as const };
  },
});

/** Whether a recovery link still works. It is not used up by looking. */
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

/** What a password lacks to replace another one. */
export const validatePassword = act({
  right: 'anybody',
  input: validatePasswordInput,
  output: validatePasswordOutput,
  touches: null,
  sample: ({ password }) => ({ password }),
  run: ({ input: { password } }) => {
    const errors = passwordFaults(password);
    return Promise.resolve({ valid: errors.length === 0, errors });
  },
});
