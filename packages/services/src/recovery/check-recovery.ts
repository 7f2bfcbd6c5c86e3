import type { ServiceContext } from '../service-context.ts';
import { findLink } from './find-link.ts';

/** Whether a recovery link still works. It is not used up by looking. */
export const checkRecovery = async ({
  ctx,
  input: { token },
}: {
  ctx: ServiceContext;
  input: { token: string };
}): Promise<{ valid: boolean }> => {
  const link = await findLink(ctx, { purpose: 'recover-password', token });
  return { valid: link !== null && link.usedAt === null };
};
