import { users } from '@valia/db/schema/identity/users.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { UserLanguage } from '@valia/domain/accounts/user-languages.ts';
import { and, eq, ne } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';

/** The language in which a person is written to. */
export const setOwnLanguage = async ({
  ctx,
  input: { language },
}: {
  ctx: ServiceContext;
  input: { language: UserLanguage };
}): Promise<null> => {
  const { userId } = requireRight(ctx.actor, 'edit-own-profile');
  return changeAudited(ctx, async (tx) => {
    const changed = await tx
      .update(users)
      .set({ language })
      .where(and(eq(users.id, userId), eq(users.status, 'active'), ne(users.language, language)))
      .returning({ id: users.id });
    if (changed.length === 0) return null;
    await recordAudit(tx, ctx, {
      action: 'user.language-changed',
      subjectType: 'user',
      subjectId: userId,
      after: { language },
    });
    return null;
  });
};
