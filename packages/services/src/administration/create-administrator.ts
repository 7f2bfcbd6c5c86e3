import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { globalAdmins, userRoles } from '@valia/db/schema/identity/roles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { emailSchema } from '@valia/domain/accounts/account-schemas.ts';
import { termsVersion } from '@valia/domain/accounts/terms-version.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { toFieldIssues } from '@valia/domain/errors/to-field-issues.ts';
import { changeAudited } from '../context/change-audited.ts';
import { requireStrongPassword } from '../accounts/require-strong-password.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../context/service-context.ts';

/**
 * For the operator of the platform, who has access to its database anyway. Creates a superadmin who is also a global
 * administrator and can therefore grant every other right. An email address that already has an account is refused as
 * `sign-up-refused`.
 */
export const createAdministrator = async ({
  ctx,
  input,
}: {
  ctx: Pick<ServiceContext, 'db' | 'now' | 'newId' | 'requestId' | 'passwords'>;
  input: { email: string; password: string };
}): Promise<{ userId: string }> => {
  const parsed = emailSchema.safeParse(input.email);
  if (!parsed.success) throw new AppError('invalid-input', toFieldIssues(parsed.error));
  requireStrongPassword(input.password, 'password');
  const passwordHash = await ctx.passwords.hash(input.password);
  const [userId, createdAt] = [ctx.newId(), ctx.now];
  return changeAudited(ctx, async (tx) => {
    const made = await tx
      .insert(users)
      .values({
        id: userId,
        email: parsed.data,
        emailConfirmedAt: createdAt,
        passwordHash,
        termsVersion,
        termsAcceptedAt: createdAt,
        createdAt,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (made.length === 0) throw new AppError('sign-up-refused');
    await tx.insert(userProfiles).values({ id: ctx.newId(), userId, updatedAt: createdAt });
    await tx.insert(userRoles).values({ id: ctx.newId(), userId, role: 'superadmin', createdAt });
    await tx.insert(globalAdmins).values({ userId, createdAt });
    await recordAudit(
      tx,
      { ...ctx, actor: null },
      {
        action: 'user.administrator-created',
        subjectType: 'user',
        subjectId: userId,
        after: { role: 'superadmin', globalAdmin: true, termsVersion },
      },
    );
    await recordSecurityEvent(tx, ctx, { type: 'administrator_changed', subjectId: userId });
    return { userId };
  });
};
