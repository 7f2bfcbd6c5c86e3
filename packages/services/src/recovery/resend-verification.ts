import { AppError } from '@valia/domain/errors/app-error.ts';
import type { ServiceContext } from '../service-context.ts';
import { requestMail } from './request-mail.ts';

/** Asks for the verification mail again: to the address given, else to the caller's own. The answer is always the same. */
export const resendVerification = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { email?: string | undefined };
}): Promise<{ taken: true }> => {
  const email = input.email ?? ctx.actor?.email;
  if (email === undefined) throw new AppError('unauthenticated');
  await requestMail(ctx, { kind: 'verify-email', email });
  return { taken: true };
};
