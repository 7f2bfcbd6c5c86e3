import { z } from 'zod';
import { specialties } from '../accounts/collaboration-form-schema.ts';
import { userLanguages } from '../accounts/user-languages.ts';
import { nextCursor, pageCursor } from '../lists/page-cursor.ts';
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

export const adviserFilterSchema = z.strictObject({
  search: safeText(100).default(''),
  specialty: z.enum(specialties).nullable().default(null),
  sector: sectorCode.nullable().default(null),
  language: z.enum(userLanguages).nullable().default(null),
  province: provinceCode.nullable().default(null),
});
export type AdviserFilter = z.infer<typeof adviserFilterSchema>;

export const adviserSorts = ['name', 'collaborations'] as const;

export const listAdvisersInput = z.strictObject({
  ...adviserFilterSchema.shape,
  sort: z.enum(adviserSorts).default('name'),
  direction: z.enum(['asc', 'desc']).default('asc'),
  cursor: pageCursor,
  limit: z.int().min(1).max(200).default(50),
});
export type ListAdvisersInput = z.infer<typeof listAdvisersInput>;

/** `mayWrite`: the caller is also verified and may therefore send requests. */
export const adviserPageSchema = z.strictObject({
  items: z.array(listedAdviserSchema),
  nextCursor,
  mayWrite: z.boolean(),
});
export type AdviserPage = z.infer<typeof adviserPageSchema>;
