import type { Database } from '@valia/db/client.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { type OwnProfile, ownProfileSchema } from '@valia/domain/profile/profile-schemas.ts';
import { eq } from 'drizzle-orm';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

export const findProfile = async (db: Database, userId: string): Promise<OwnProfile> => {
  const [row] = await db
    .select({
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      company: userProfiles.company,
      phone: userProfiles.phone,
      city: userProfiles.city,
      advisoryType: userProfiles.advisoryType,
      taxId: userProfiles.taxId,
      professionalBody: userProfiles.professionalBody,
      membershipNumber: userProfiles.membershipNumber,
      language: users.language,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) throw new AppError('not-found');
  return row;
};

/** What I said of myself. */
export const getOwnProfile = read({
  right: 'edit-own-profile',
  ...withoutInput,
  output: ownProfileSchema,
  run: ({ ctx, actor: { userId } }) => findProfile(ctx.db, userId),
});
