import type { Database } from '@valia/db/client.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { OwnProfile } from '@valia/domain/profile/profile-schemas.ts';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';

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
export const getOwnProfile = ({ ctx }: { ctx: ServiceContext }): Promise<OwnProfile> => {
  const { userId } = requireRight(ctx.actor, 'edit-own-profile');
  return findProfile(ctx.db, userId);
};
