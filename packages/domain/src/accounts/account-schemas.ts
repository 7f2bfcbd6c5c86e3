import { z } from 'zod';
import { nameText, optionalLineText, requiredLineText } from '../text/one-line-text.ts';
import { writtenLine } from '../text/written-text.ts';
import { visitIdSchema } from '../tracking/tracking-schemas.ts';
import {
  registrationPasswordSchema,
  repeats,
  repetitionField,
  typedPasswordSchema,
} from './password-schemas.ts';
import { timeOrRecoveryCodeSchema } from './second-factor-code-schemas.ts';
import { userLanguages } from './user-languages.ts';

export const advisoryTypes = ['fiscal', 'laboral', 'contable', 'juridica', 'integral'] as const;
export const roles = ['admin', 'advisor', 'superadmin', 'user'] as const;
export type Role = (typeof roles)[number];

export const emailSchema = z
  .string()
  .overwrite(writtenLine)
  .trim()
  .toLowerCase()
  .min(1, { message: 'email-required' })
  .max(255)
  .pipe(z.email({ message: 'not-an-email' }));

/** What the sign-up form holds; the server takes it without `confirmPassword`. */
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
    ...repetitionField,
    termsAccepted: z.literal(true, { message: 'terms-not-accepted' }),
  })
  .refine(...repeats('password'));

export const signUpInput = z.strictObject({
  ...(({ confirmPassword: _confirm, ...fields }) => fields)(signUpFormSchema.shape),
  /** The language the person is written to in; Spanish when left out. */
  language: z.enum(userLanguages).optional(),
  /** Ties the registration to the visit it came from. */
  visitId: visitIdSchema.optional(),
});
export type SignUpInput = z.infer<typeof signUpInput>;

export const signInInput = z.strictObject({
  email: emailSchema,
  password: typedPasswordSchema,
  /** Of the second factor: where failures of others hold a sign-in, it opens beside the right password. */
  code: timeOrRecoveryCodeSchema.optional(),
});

/** Who is signed in, as a browser may know it. The cookie itself is never readable by a script. */
export const sessionSchema = z.strictObject({
  userId: z.uuid(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  organizationName: z.string().nullable(),
  role: z.enum(roles),
  globalAdmin: z.boolean(),
  /** Whether a second factor is set up: administrators need one before the administration answers. */
  secondFactor: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type Session = z.infer<typeof sessionSchema>;

/** `organizationFailed` asks for the specified warning; the account stands all the same. */
export const signUpOutput = z.strictObject({
  session: sessionSchema,
  organizationFailed: z.boolean(),
});

/** Firm settings that public pages show. */
export const firmSchema = z.strictObject({
  name: z.string(),
  taxId: z.string(),
  address: z.string(),
  dataProtectionContact: z.string(),
  mailbox: z.string(),
  phone: z.string(),
});
export type Firm = z.infer<typeof firmSchema>;
