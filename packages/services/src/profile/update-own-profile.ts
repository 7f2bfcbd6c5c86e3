import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { ownProfileSchema, profileSchema } from '@valia/domain/profile/profile-schemas.ts';
import { requireNotErased } from '../accounts/lock-account.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../verbs/verb.ts';
import { findProfile } from './get-own-profile.ts';

export const updateOwnProfile = act({
  right: 'edit-own-profile',
  input: profileSchema,
  output: ownProfileSchema,
  touches: null,
  sample: () => ({
    firstName: 'Núria',
    lastName: 'Puig',
    company: null,
    phone: '+34 931 234 567',
    city: null,
    advisoryType: null,
    taxId: null,
  }),
  run: async ({ ctx, actor: { userId }, input }) =>
    changeAudited(ctx, async (tx) => {
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
    }),
});
