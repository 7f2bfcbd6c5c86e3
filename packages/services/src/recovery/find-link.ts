import { hashLinkToken } from '@valia/auth/link-token.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import type { LinkPurpose } from '@valia/domain/accounts/recovery-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import { callerRange } from '../limits/caller-range.ts';
import type { ServiceContext } from '../context/service-context.ts';

export interface FoundLink {
  id: string;
  userId: string;
  usedAt: Date | null;
  emailConfirmedAt: Date | null;
}

/** The unexpired link of a token, used or not, of an active account; null when there is none. */
export const findLink = async (
  ctx: ServiceContext,
  { purpose, token }: { purpose: LinkPurpose; token: string },
): Promise<FoundLink | null> => {
  await ctx.limits.take([{ limit: 'link-per-range', subject: callerRange(ctx) }], ctx.now);
  const [link] = await ctx.db
    .select({
      id: oneTimeLinks.id,
      userId: oneTimeLinks.userId,
      usedAt: oneTimeLinks.usedAt,
      emailConfirmedAt: users.emailConfirmedAt,
    })
    .from(oneTimeLinks)
    .innerJoin(users, and(eq(users.id, oneTimeLinks.userId), eq(users.status, 'active')))
    .where(
      and(
        eq(oneTimeLinks.tokenHash, hashLinkToken(token)),
        eq(oneTimeLinks.purpose, purpose),
        gt(oneTimeLinks.expiresAt, ctx.now),
      ),
    );
  return link ?? null;
};

/** Marks a found link as used. Of several concurrent calls one succeeds; the others get `link-not-valid`. */
export const useLink = async (
  tx: Transaction,
  now: Date,
  { id }: Pick<FoundLink, 'id'>,
): Promise<void> => {
  const used = await tx
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(and(eq(oneTimeLinks.id, id), isNull(oneTimeLinks.usedAt)))
    .returning({ id: oneTimeLinks.id });
  if (used.length === 0) throw new AppError('link-not-valid');
};
