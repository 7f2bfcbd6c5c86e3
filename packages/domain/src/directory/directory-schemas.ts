import { z } from 'zod';
import { specialties } from '../accounts/specialties.ts';
import { userLanguages } from '../accounts/user-languages.ts';
import { nextCursor } from '../lists/page-cursor.ts';
import { safeText } from '../text/safe-text.ts';
import { provinceCode, sectorCode } from '../valuations/document/amounts-and-codes.ts';
import { maxDirectorySectors, directoryPresentationMaxLength } from './directory-limits.ts';

/** The details that an adviser shows to others in addition to name and company; empty ones are not shown. */
const shownFields = {
  specialties: z.array(z.enum(specialties)).max(specialties.length),
  sectors: z.array(sectorCode).max(maxDirectorySectors),
  languages: z.array(z.enum(userLanguages)).max(userLanguages.length),
  province: provinceCode.nullable(),
  presentation: safeText(directoryPresentationMaxLength),
};

/** The user's own entry for the directory; with `isListed` false the user is not in the directory. */
export const directoryProfileSchema = z.strictObject({ ...shownFields, isListed: z.boolean() });
export type DirectoryProfile = z.infer<typeof directoryProfileSchema>;

/** An adviser as other advisers see them. */
export const listedAdviserSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  company: z.string().nullable(),
  specialties: z.array(z.enum(specialties)),
  sectors: z.array(z.string()),
  languages: z.array(z.enum(userLanguages)),
  province: z.string().nullable(),
  presentation: z.string(),
  /** The median answer time of the requests that they answered; null without any. */
  answersInHours: z.number().nullable(),
  /** The number of requests that they accepted. */
  collaborations: z.int(),
});
export type ListedAdviser = z.infer<typeof listedAdviserSchema>;

/** `mayWrite`: the caller is also verified and may therefore send requests. */
export const adviserPageSchema = z.strictObject({
  items: z.array(listedAdviserSchema),
  nextCursor,
  mayWrite: z.boolean(),
});
export type AdviserPage = z.infer<typeof adviserPageSchema>;
