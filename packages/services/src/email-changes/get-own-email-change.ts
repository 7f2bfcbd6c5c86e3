import { requireRight } from '@valia/domain/access/rights.ts';
import type { EmailChange } from '@valia/domain/email-changes/email-change-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { openEmailChange } from './open-email-change.ts';

export const getOwnEmailChange = ({ ctx }: { ctx: ServiceContext }): Promise<EmailChange> => {
  const { userId } = requireRight(ctx.actor, 'secure-own-account');
  return openEmailChange(ctx.db, { userId, now: ctx.now });
};
