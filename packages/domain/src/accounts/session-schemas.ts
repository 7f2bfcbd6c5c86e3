import { z } from 'zod';
import { accountEventKinds } from './account-event-kind.ts';
import {
  matchingPasswordsRule,
  passwordRepetitionField,
  typedPasswordSchema,
} from './password-schemas.ts';

/** A session with its public id, which gives no access. `device` and `address` are null when unknown. */
export const sessionListSchema = z.strictObject({
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      current: z.boolean(),
      device: z.string().nullable(),
      address: z.string().nullable(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
    }),
  ),
});
export type SessionList = z.infer<typeof sessionListSchema>;

export const endSessionInput = z.strictObject({ id: z.string().regex(/^[0-9a-f]{64}$/) });

export const accountHistorySchema = z.strictObject({
  events: z.array(
    z.strictObject({
      id: z.uuid(),
      kind: z.enum(accountEventKinds),
      device: z.string().nullable(),
      address: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});
export type AccountHistory = z.infer<typeof accountHistorySchema>;

const passwordChange = { currentPassword: typedPasswordSchema, newPassword: typedPasswordSchema };

type PasswordChange = Record<keyof typeof passwordChange, string>;

/**
 * The rule that the password must change, as the two arguments of `refine`. Passwords are equal when their hashes would
 * be.
 */
const changes: [(form: PasswordChange) => boolean, { message: string; path: string[] }] = [
  ({ currentPassword, newPassword }) =>
    currentPassword.normalize('NFKC') !== newPassword.normalize('NFKC'),
  { message: 'password-unchanged', path: ['newPassword'] },
];

/** The service checks the policy for the new password and returns the requirements that it fails. */
export const changePasswordInput = z.strictObject(passwordChange).refine(...changes);

export const changePasswordFormSchema = z
  .strictObject({ ...passwordChange, ...passwordRepetitionField })
  .refine(...matchingPasswordsRule('newPassword'))
  .refine(...changes);

export const provePasswordInput = z.strictObject({ password: typedPasswordSchema });

/** The export is stored among the user's files. */
export const accountExportSchema = z.strictObject({ fileId: z.uuid(), name: z.string() });
