import { AppError } from '@valia/domain/errors/app-error.ts';
import { confirmEmail } from '../accounts/confirm-email.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { ServiceContext } from '../service-context.ts';
import { findLink, useLink } from './find-link.ts';

const purpose = 'verify-email';

/**
 * Verifies the address that the link was sent to, once. The same link opened again says so and changes nothing:
 * people click twice, and mail programs look before them.
 */
export const verifyEmail = async ({
  ctx,
  input: { token },
}: {
  ctx: ServiceContext;
  input: { token: string };
}): Promise<{ verifiedNow: boolean }> => {
  const link = await findLink(ctx, { purpose, token });
  if (link === null) throw new AppError('link-not-valid');
  if (link.usedAt !== null && link.emailConfirmedAt !== null) return { verifiedNow: false };
  return ctx.db.transaction(async (tx) => {
    await holdAccount(tx, link.userId);
    await useLink(tx, ctx.now, { purpose, token });
    return { verifiedNow: await confirmEmail(tx, ctx, link.userId) };
  });
};
