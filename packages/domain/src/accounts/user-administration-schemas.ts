import { z } from 'zod';
import { nextCursor } from '../lists/page-cursor.ts';
import { requiredText, safeText } from '../text/safe-text.ts';
import { accountEventKinds } from './account-event-kind.ts';
import { emailSchema } from './account-schemas.ts';
import { verificationStatuses } from './adviser-verification.ts';
import { roles } from './user-roles.ts';

export const accountStatuses = ['active', 'locked', 'erased'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

const reasonMaximum = 500;
const instant = z.iso.datetime();

/** The firm's verification of an adviser; null for other users. */
const verificationSchema = z.strictObject({
  status: z.enum(verificationStatuses),
  /** The promised time of the answer; null once there is an answer. */
  dueAt: instant.nullable(),
  decidedAt: instant.nullable(),
});
export type UserVerification = z.infer<typeof verificationSchema>;

/** A user as administrators see them. */
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
  verification: verificationSchema.nullable(),
  createdAt: instant,
  lastAccessAt: instant,
});
export type AdministratedUser = z.infer<typeof administratedUserSchema>;

/** `nextCursor` is null on the last page. */
export const userPageSchema = z.strictObject({
  items: z.array(administratedUserSchema),
  nextCursor,
});
export type UserPage = z.infer<typeof userPageSchema>;

/** The totals of all accounts that are not erased, whatever the filter. */
export const userTotalsSchema = z.strictObject({
  all: z.int(),
  byRole: z.record(z.enum(roles), z.int()),
  toVerify: z.int(),
  locked: z.int(),
  withoutSecondFactor: z.int(),
});
export type UserTotals = z.infer<typeof userTotalsSchema>;

export const getUserInput = z.strictObject({ userId: z.uuid() });

/** The events of an account, for administrators: caused by the user, or by an administrator with a reason. */
export const userHistoryItemSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(accountEventKinds),
  at: instant,
  device: z.string().nullable(),
  address: z.string().nullable(),
  /** The administrator who did it; null when the user did it. */
  byName: z.string().nullable(),
  reason: z.string().nullable(),
});
export type UserHistoryItem = z.infer<typeof userHistoryItemSchema>;

/** The data in a user's panel in addition to their row in the list. */
export const userDetailsSchema = z.strictObject({
  user: administratedUserSchema,
  organization: z.strictObject({ name: z.string(), role: z.enum(['owner', 'member']) }).nullable(),
  verifiedByName: z.string().nullable(),
  verificationReason: z.string().nullable(),
  secondFactorSince: instant.nullable(),
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      device: z.string().nullable(),
      address: z.string().nullable(),
      lastUsedAt: instant,
    }),
  ),
  work: z.strictObject({ valuations: z.int(), leads: z.int(), commissions: z.int() }),
  history: z.array(userHistoryItemSchema),
});
export type UserDetails = z.infer<typeof userDetailsSchema>;

const reason = requiredText(reasonMaximum);

export const changeUserRoleInput = z.strictObject({
  userId: z.uuid(),
  role: z.enum(roles),
  reason,
});
export type ChangeUserRoleInput = z.infer<typeof changeUserRoleInput>;
export const changeGlobalAdminInput = z.strictObject({
  userId: z.uuid(),
  globalAdmin: z.boolean(),
  reason,
});
export type ChangeGlobalAdminInput = z.infer<typeof changeGlobalAdminInput>;
export const userActionInput = z.strictObject({ userId: z.uuid(), reason });
export type UserActionInput = z.infer<typeof userActionInput>;

/**
 * `from` is the status that the administrator saw: when another administrator has decided in the meantime, the call is
 * refused.
 */
export const decideVerificationInput = z
  .strictObject({
    userId: z.uuid(),
    from: z.enum(verificationStatuses),
    decision: z.enum(['verified', 'rejected']),
    /** The reason of a rejection, which the adviser is shown. */
    reason: safeText(reasonMaximum).default(''),
  })
  .refine(({ decision, reason: given }) => decision === 'verified' || given !== '', {
    path: ['reason'],
    message: 'required',
  });
export type DecideVerificationInput = z.infer<typeof decideVerificationInput>;

/** The roles that an invitation may assign: nobody becomes an administrator by a link. */
export const invitedRoles = ['advisor', 'user'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

export const inviteUserInput = z.strictObject({ email: emailSchema, role: z.enum(invitedRoles) });
export type InviteUserInput = z.infer<typeof inviteUserInput>;
export const userInvitedSchema = z.strictObject({ expiresAt: instant });
