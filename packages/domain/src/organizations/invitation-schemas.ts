import { z } from 'zod';
import { emailSchema, sessionSchema, signUpInput } from '../accounts/account-schemas.ts';
import { repeats, repetitionField } from '../accounts/password-schemas.ts';
import { linkTokenInput, linkTokenSchema } from '../accounts/recovery-schemas.ts';

export const inviteInput = z.strictObject({ email: emailSchema });

/** As the owner sees it. The same whether anybody has the address or not. */
export const invitationSchema = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Those that wait for an answer, the newest first. */
export const invitationListSchema = z.strictObject({ invitations: z.array(invitationSchema) });
export type InvitationList = z.infer<typeof invitationListSchema>;

export const revokeInvitationInput = z.strictObject({ id: z.uuid() });

export const readInvitationInput = linkTokenInput;

/** What the holder of the link may know: they read the mail of that address. */
export const invitationViewSchema = z.strictObject({
  email: z.string(),
  /** Null when the firm invites into the platform, into no organization. */
  organizationName: z.string().nullable(),
  inviterName: z.string(),
  expiresAt: z.iso.datetime(),
  /** The address has an account: its owner signs in and accepts. */
  hasAccount: z.boolean(),
});
export type InvitationView = z.infer<typeof invitationViewSchema>;

export const acceptInvitationInput = linkTokenInput;
export const acceptInvitationOutput = z.strictObject({ session: sessionSchema });

const { firstName, lastName, phone, password, termsAccepted, language } = signUpInput.shape;

/** A new person's sign-up into the organization: without the advisory's details, for the invited address alone. */
export const registerInvitedInput = z.strictObject({
  token: linkTokenSchema,
  firstName,
  lastName,
  phone,
  password,
  termsAccepted,
  language,
});

/** What an invited person fills in; the address is the invitation's. */
export const registerInvitedFormSchema = registerInvitedInput
  .omit({ token: true, language: true })
  .extend(repetitionField)
  .refine(...repeats('password'));
export type RegisterInvitedForm = Omit<
  z.input<typeof registerInvitedFormSchema>,
  'termsAccepted'
> & { termsAccepted: boolean };

export type RegisterInvitedInput = z.infer<typeof registerInvitedInput>;
export const registerInvitedOutput = z.strictObject({ session: sessionSchema });
