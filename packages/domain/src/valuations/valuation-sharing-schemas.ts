import { z } from 'zod';
import { emailSchema } from '../accounts/account-schemas.ts';
import { safeText } from '../text/safe-text.ts';

/** The rights that a share can give another user. Only the owner may share, end shares, archive and delete. */
export const shareRights = ['read', 'edit'] as const;
export const shareRightSchema = z.enum(shareRights);
export type ShareRight = z.infer<typeof shareRightSchema>;

/** A user's access to one valuation: as its owner, or with the right that its owner gave them. */
export const valuationAccessSchema = z.enum(['owner', ...shareRights]);
export type ValuationAccess = z.infer<typeof valuationAccessSchema>;

const valuationId = z.uuid();
const instant = z.iso.datetime();

/** Shares with the user of this email address, or changes their right. */
export const shareValuationInput = z.strictObject({
  id: valuationId,
  email: emailSchema,
  right: shareRightSchema,
});
export type ShareValuationInput = z.infer<typeof shareValuationInput>;

export const changeShareInput = z.strictObject({
  id: valuationId,
  personId: z.uuid(),
  right: shareRightSchema,
});
export type ChangeShareInput = z.infer<typeof changeShareInput>;

export const revokeShareInput = z.strictObject({ id: valuationId, personId: z.uuid() });
export type RevokeShareInput = z.infer<typeof revokeShareInput>;

/** The owner of a valuation and the users with a share, by name; email addresses are shown only to the owner. */
export const valuationPeopleSchema = z.strictObject({
  owner: z.strictObject({ userId: z.uuid(), name: z.string() }),
  access: valuationAccessSchema,
  shares: z.array(
    z.strictObject({
      userId: z.uuid(),
      name: z.string(),
      email: z.string().nullable(),
      right: shareRightSchema,
      since: instant,
    }),
  ),
});
export type ValuationPeople = z.infer<typeof valuationPeopleSchema>;

/** The user's own private note. `updatedAt` is null when there is none. */
export const valuationNoteSchema = z.strictObject({
  text: z.string(),
  updatedAt: instant.nullable(),
});
export type ValuationNote = z.infer<typeof valuationNoteSchema>;

/** `seen` is the `updatedAt` of the text that was edited; a different stored one is a conflict. */
export const saveNoteInput = z.strictObject({
  id: valuationId,
  text: safeText(10_000),
  seen: instant.nullable(),
});
export type SaveNoteInput = z.infer<typeof saveNoteInput>;
