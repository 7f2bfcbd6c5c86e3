import { z } from 'zod';
import { advisoryTypes } from '../accounts/account-schemas.ts';
import { userLanguages } from '../accounts/user-languages.ts';
import { nameText, optionalLineText, requiredLineText } from '../text/one-line-text.ts';

/**
 * The user's own data. Telephone and tax id are accepted as entered: the form only warns, so that foreign ones are
 * possible.
 */
export const profileSchema = z.strictObject({
  firstName: nameText(100, 'personal-data-required'),
  lastName: nameText(100, 'personal-data-required'),
  company: z.union([nameText(160), z.literal('').transform(() => null), z.null()]),
  phone: requiredLineText(40, 'phone-required'),
  city: optionalLineText(100),
  advisoryType: z.enum(advisoryTypes).nullable(),
  taxId: optionalLineText(20),
  professionalBody: optionalLineText(120).optional(),
  membershipNumber: optionalLineText(40).optional(),
});
export type Profile = z.infer<typeof profileSchema>;

/** The profile as it is loaded; values that the user never entered are null. */
export const ownProfileSchema = z.strictObject({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  advisoryType: z.enum(advisoryTypes).nullable(),
  taxId: z.string().nullable(),
  professionalBody: z.string().nullable(),
  membershipNumber: z.string().nullable(),
  /** The language of emails to this user. */
  language: z.enum(userLanguages),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

export const setLanguageInput = z.strictObject({ language: z.enum(userLanguages) });
