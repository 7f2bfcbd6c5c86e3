import { registerInvitedInput } from '@valia/domain/organizations/invitation-schemas.ts';
import { z } from 'zod';

const { token: _token, language: _language, ...fields } = registerInvitedInput.shape;

/** What an invited person fills in; the address is the invitation's. */
export const invitedSignUpSchema = z.strictObject({ ...fields, confirmPassword: z.string() });
export type InvitedSignUpValues = Omit<z.input<typeof invitedSignUpSchema>, 'termsAccepted'> & {
  termsAccepted: boolean;
};
