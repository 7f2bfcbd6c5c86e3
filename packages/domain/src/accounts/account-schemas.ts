import { z } from 'zod';
import { nameText, optionalLineText, requiredLineText } from '../text/one-line-text.ts';
import { normaliseLine } from '../text/normalise-text.ts';
import { visitIdSchema } from '../tracking/tracking-schemas.ts';
import {
  registrationPasswordSchema,
  matchingPasswordsRule,
  passwordRepetitionField,
  typedPasswordSchema,
} from './password-schemas.ts';
import { timeOrRecoveryCodeSchema } from './second-factor-code-schemas.ts';
import { userLanguages } from './user-languages.ts';
import { roles } from './user-roles.ts';

export const advisoryTypes = ['fiscal', 'laboral', 'contable', 'juridica', 'integral'] as const;

export const emailSchema = z
  .string()
  .overwrite(normaliseLine)
  .trim()
  .toLowerCase()
  .min(1, { message: 'email-required' })
  .max(255)
  .pipe(z.email({ message: 'not-an-email' }));

/** The fields of the sign-up form; the server accepts them without `confirmPassword`. */
export const signUpFormSchema = z
  .strictObject({
    firstName: nameText(100, 'personal-data-required'),
    lastName: nameText(100, 'personal-data-required'),
    email: emailSchema,
    company: nameText(160, 'organization-name-required'),
    phone: requiredLineText(40, 'phone-required'),
    city: optionalLineText(100),
    advisoryType: z.enum(advisoryTypes).nullable(),
    taxId: optionalLineText(20),
    password: registrationPasswordSchema,
    ...passwordRepetitionField,
    termsAccepted: z.literal(true, { message: 'terms-not-accepted' }),
  })
  .refine(...matchingPasswordsRule('password'));

export const signUpInput = z.strictObject({
  ...(({ confirmPassword: _confirm, ...fields }) => fields)(signUpFormSchema.shape),
  /** The language of emails to the user; Spanish when omitted. */
  language: z.enum(userLanguages).optional(),
  /** Links the registration to the visit that led to it. */
  visitId: visitIdSchema.optional(),
});
export type SignUpInput = z.infer<typeof signUpInput>;

export const signInInput = z.strictObject({
  email: emailSchema,
  password: typedPasswordSchema,
  /**
   * The code of the second factor: when others' failed attempts put sign-ins on hold, it opens the account together
   * with the correct password.
   */
  code: timeOrRecoveryCodeSchema.optional(),
});

/** The signed-in user, as a browser may know them. The cookie itself is never readable by a script. */
export const sessionSchema = z.strictObject({
  userId: z.uuid(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  organizationName: z.string().nullable(),
  role: z.enum(roles),
  globalAdmin: z.boolean(),
  /** Whether a second factor is set up: administrators need one to use the administration. */
  secondFactor: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type Session = z.infer<typeof sessionSchema>;

/** `organizationFailed` requires the specified warning; the account exists nevertheless. */
export const signUpOutput = z.strictObject({
  session: sessionSchema,
  organizationFailed: z.boolean(),
});

/** The firm settings shown on public pages. */
export const firmSchema = z.strictObject({
  name: z.string(),
  taxId: z.string(),
  address: z.string(),
  dataProtectionContact: z.string(),
  mailbox: z.string(),
  phone: z.string(),
});
export type Firm = z.infer<typeof firmSchema>;
