import { z } from 'zod';
import { advisoryTypes } from '../accounts/account-schemas.ts';
import { userLanguages } from '../accounts/user-languages.ts';
import { nameText, optionalLineText, requiredLineText } from '../text/one-line-text.ts';

/** What a person says of themself. Telephone and tax id are taken as they are given: the form warns, foreign ones pass. */
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

/** As it is read: what somebody never gave is null. */
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
  /** Of the mails to this person. */
  language: z.enum(userLanguages),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

export const setLanguageInput = z.strictObject({ language: z.enum(userLanguages) });
