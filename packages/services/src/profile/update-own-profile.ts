import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { OwnProfile, Profile } from '@valia/domain/profile/profile-schemas.ts';
import { requireNotErased } from '../accounts/lock-account.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { findProfile } from './get-own-profile.ts';

export const updateOwnProfile = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: Profile;
}): Promise<OwnProfile> => {
  const { userId } = requireRight(ctx.actor, 'edit-own-profile');
  return changeAudited(ctx, async (tx) => {
    await requireNotErased(tx, userId);
    const said = { ...input, updatedAt: ctx.now };
    await tx
      .insert(userProfiles)
      .values({ id: ctx.newId(), userId, ...said })
      .onConflictDoUpdate({ target: userProfiles.userId, set: said });
    await recordAudit(tx, ctx, {
      action: 'user.profile-updated',
      subjectType: 'user',
      subjectId: userId,
    });
    return findProfile(tx, userId);
  });
};
