import { z } from 'zod';
import { emailSchema, sessionSchema, signUpInput } from '../accounts/account-schemas.ts';
import { matchingPasswordsRule, passwordRepetitionField } from '../accounts/password-schemas.ts';
import { linkTokenInput, linkTokenSchema } from '../accounts/recovery-schemas.ts';

export const inviteInput = z.strictObject({ email: emailSchema });

/** An invitation as the owner sees it. Looks the same whether the email address has an account or not. */
export const invitationSchema = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** The invitations that wait for an answer, the newest first. */
export const invitationListSchema = z.strictObject({ invitations: z.array(invitationSchema) });
export type InvitationList = z.infer<typeof invitationListSchema>;

export const revokeInvitationInput = z.strictObject({ id: z.uuid() });

export const readInvitationInput = linkTokenInput;

/** The data that the holder of the link may know, because they read the emails of that address. */
export const invitationViewSchema = z.strictObject({
  email: z.string(),
  /** Null when the firm invites the user into the platform without an organization. */
  organizationName: z.string().nullable(),
  inviterName: z.string(),
  expiresAt: z.iso.datetime(),
  /** Whether the email address has an account; if so, its user signs in and accepts. */
  hasAccount: z.boolean(),
});
export type InvitationView = z.infer<typeof invitationViewSchema>;

export const acceptInvitationInput = linkTokenInput;
export const acceptInvitationOutput = z.strictObject({ session: sessionSchema });

const { firstName, lastName, phone, password, termsAccepted, language } = signUpInput.shape;

/**
 * A new user's sign-up into the organization: without the advisory's details, and only for the invited email address.
 */
export const registerInvitedInput = z.strictObject({
  token: linkTokenSchema,
  firstName,
  lastName,
  phone,
  password,
  termsAccepted,
  language,
});

/** The fields that an invited user fills in; the email address comes from the invitation. */
export const registerInvitedFormSchema = registerInvitedInput
  .omit({ token: true, language: true })
  .extend(passwordRepetitionField)
  .refine(...matchingPasswordsRule('password'));
export type RegisterInvitedForm = Omit<
  z.input<typeof registerInvitedFormSchema>,
  'termsAccepted'
> & { termsAccepted: boolean };

export type RegisterInvitedInput = z.infer<typeof registerInvitedInput>;
export const registerInvitedOutput = z.strictObject({ session: sessionSchema });
