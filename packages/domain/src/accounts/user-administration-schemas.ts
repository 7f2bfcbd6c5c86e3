import { z } from 'zod';
import { requiredText, safeText } from '../text/safe-text.ts';
import { roles } from './account-schemas.ts';

export const accountStatuses = ['active', 'locked', 'erased'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

const [searchMaximum, reasonMaximum, cursorMaximum] = [100, 500, 200];
const [pageSize, pageMaximum] = [50, 100];

/** A person as administrators see one. */
export const administratedUserSchema = z.strictObject({
  userId: z.uuid(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  company: z.string().nullable(),
  role: z.enum(roles),
  globalAdmin: z.boolean(),
  status: z.enum(accountStatuses),
  emailConfirmed: z.boolean(),
  secondFactor: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type AdministratedUser = z.infer<typeof administratedUserSchema>;

export const listUsersInput = z.strictObject({
  search: safeText(searchMaximum).optional(),
  status: z.enum(accountStatuses).optional(),
  cursor: z.string().max(cursorMaximum).optional(),
  limit: z.int().min(1).max(pageMaximum).default(pageSize),
});
export type ListUsersInput = z.infer<typeof listUsersInput>;

/** Newest first. `nextCursor` is null on the last page. */
export const userPageSchema = z.strictObject({
  users: z.array(administratedUserSchema),
  nextCursor: z.string().nullable(),
});
export type UserPage = z.infer<typeof userPageSchema>;

const reason = requiredText(reasonMaximum);

export const changeUserRoleInput = z.strictObject({
  userId: z.uuid(),
  role: z.enum(roles),
  reason,
});
export const changeGlobalAdminInput = z.strictObject({
  userId: z.uuid(),
  globalAdmin: z.boolean(),
  reason,
});
export const actOnUserInput = z.strictObject({ userId: z.uuid(), reason });
export type ActOnUserInput = z.infer<typeof actOnUserInput>;
