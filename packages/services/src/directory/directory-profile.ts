import type { Database } from '@valia/db/client.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import {
  type DirectoryProfile,
  directoryProfileSchema,
} from '@valia/domain/directory/directory-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import { withoutInput } from '../verbs/no-input.ts';
import { change, changed, read } from '../verbs/verb.ts';

const loadProfile = async (db: Database, userId: string): Promise<DirectoryProfile> => {
  const [row] = await db
    .select({
      isListed: userProfiles.isListed,
      specialties: userProfiles.specialties,
      sectors: userProfiles.shownSectors,
      languages: userProfiles.shownLanguages,
      province: userProfiles.shownProvince,
      presentation: userProfiles.presentation,
    })
    .from(userProfiles)
    .where(eq(userProfiles.userId, userId));
  if (row === undefined) throw new AppError('not-found');
  return { ...row, presentation: row.presentation ?? '' };
};

/** The caller's profile as shown in the directory. */
export const getDirectoryProfile = read({
  right: 'edit-adviser-profile',
  ...withoutInput,
  output: directoryProfileSchema,
  run: async ({ ctx, actor: { userId } }) => loadProfile(ctx.db, userId),
});

/** Sets the caller's directory profile, or that the caller is not listed. */
export const updateDirectoryProfile = change({
  right: 'edit-adviser-profile',
  input: directoryProfileSchema,
  output: directoryProfileSchema,
  touches: null,
  sample: () => ({
    isListed: true,
    specialties: ['mergers'],
    sectors: ['ALI'],
    languages: ['ca'],
    province: '17',
    presentation: '',
  }),
  run: async ({ ctx, actor: { userId }, tx, input }) => {
    const { isListed, specialties, sectors, languages, province, presentation } = input;
    await tx
      .update(userProfiles)
      .set({
        isListed,
        specialties: [...new Set(specialties)],
        shownSectors: [...new Set(sectors)],
        shownLanguages: [...new Set(languages)],
        shownProvince: province,
        presentation: presentation === '' ? null : presentation,
        updatedAt: ctx.now,
      })
      .where(eq(userProfiles.userId, userId));
    return changed(await loadProfile(tx, userId), {
      action: 'profile.directory-changed',
      subjectType: 'user',
      subjectId: userId,
      after: { isListed, specialties, sectors, languages, province },
    });
  },
});
