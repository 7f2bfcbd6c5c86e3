import { z } from 'zod';
import { accountEventKinds } from './account-event-kind.ts';

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

const currentPassword = z.string().min(1, { message: 'required' }).max(1_000);

/** The policy for the new one is checked by the service, which names what is missing. */
export const changePasswordInput = z.strictObject({
  currentPassword,
  newPassword: z.string().min(1, { message: 'required' }).max(1_000),
});

export const provePasswordInput = z.strictObject({ password: currentPassword });

/** The export lies among the person's files. */
export const accountExportSchema = z.strictObject({ fileId: z.uuid(), name: z.string() });
