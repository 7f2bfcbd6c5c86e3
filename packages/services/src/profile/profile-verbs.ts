import type { Database } from '@valia/db/client.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  type OwnProfile,
  ownProfileSchema,
  profileSchema,
  setLanguageInput,
} from '@valia/domain/profile/profile-schemas.ts';
import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { requireNotErased } from '../accounts/lock-account.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { change, changed, read, unchanged } from '../verbs/verb.ts';

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

/** The caller's own profile. */
export const getOwnProfile = read({
  right: 'edit-own-profile',
  ...withoutInput,
  output: ownProfileSchema,
  run: ({ ctx, actor: { userId } }) => findProfile(ctx.db, userId),
});

export const updateOwnProfile = change({
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
  run: async ({ ctx, actor: { userId }, tx, input }) => {
    await requireNotErased(tx, userId);
    const said = { ...input, updatedAt: ctx.now };
    await tx
      .insert(userProfiles)
      .values({ id: ctx.newId(), userId, ...said })
      .onConflictDoUpdate({ target: userProfiles.userId, set: said });
    return changed(await findProfile(tx, userId), {
      action: 'user.profile-updated',
      subjectType: 'user',
      subjectId: userId,
    });
  },
});

/** Sets the language of the mails to the caller. */
export const setOwnLanguage = change({
  right: 'edit-own-profile',
  input: setLanguageInput,
  output: z.null(),
  touches: null,
  sample: () => ({ language: 'ca' }),
  run: async ({ actor: { userId }, tx, input: { language } }) => {
    const written = await tx
      .update(users)
      .set({ language })
      .where(and(eq(users.id, userId), eq(users.status, 'active'), ne(users.language, language)))
      .returning({ id: users.id });
    if (written.length === 0) return unchanged(null);
    return changed(null, {
      action: 'user.language-changed',
      subjectType: 'user',
      subjectId: userId,
      after: { language },
    });
  },
});
