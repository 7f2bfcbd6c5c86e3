import { z } from 'zod';
import { accountEventKinds } from './account-event-kind.ts';
import { repeats, repetitionField, typedPasswordSchema } from './password-schemas.ts';

/** A session by its public name, which opens nothing. `device` and `address` are null when they were not told. */
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

/** The rule of a change, as the two arguments of `refine`. Passwords are one when their hashes would be. */
const changes: [(form: PasswordChange) => boolean, { message: string; path: string[] }] = [
  ({ currentPassword, newPassword }) =>
    currentPassword.normalize('NFKC') !== newPassword.normalize('NFKC'),
  { message: 'password-unchanged', path: ['newPassword'] },
];

/** The policy for the new one is checked by the service, which names what is missing. */
export const changePasswordInput = z.strictObject(passwordChange).refine(...changes);

export const changePasswordFormSchema = z
  .strictObject({ ...passwordChange, ...repetitionField })
  .refine(...repeats('newPassword'))
  .refine(...changes);

export const provePasswordInput = z.strictObject({ password: typedPasswordSchema });

/** The export lies among the person's files. */
export const accountExportSchema = z.strictObject({ fileId: z.uuid(), name: z.string() });
