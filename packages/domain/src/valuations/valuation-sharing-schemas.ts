import { z } from 'zod';
import { emailSchema } from '../accounts/account-schemas.ts';
import { safeText } from '../text/safe-text.ts';

/** What a share lets another person do. Only the owner shares, takes back, archives and deletes. */
export const shareRights = ['read', 'edit'] as const;
export const shareRightSchema = z.enum(shareRights);
export type ShareRight = z.infer<typeof shareRightSchema>;

/** What a person may do with one valuation: all of it, or what its owner gave them. */
export const valuationAccessSchema = z.enum(['owner', ...shareRights]);
export type ValuationAccess = z.infer<typeof valuationAccessSchema>;

const valuationId = z.uuid();
const instant = z.iso.datetime();

/** Shares with the person of this address, or changes the right they have. */
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

/** Whose a valuation is and who shares it, by name; their addresses are shown to the owner alone. */
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

/** My private note. `updatedAt` is null while there is none. */
export const valuationNoteSchema = z.strictObject({
  text: z.string(),
  updatedAt: instant.nullable(),
});
export type ValuationNote = z.infer<typeof valuationNoteSchema>;

/** `seen` is the `updatedAt` of the text that was changed; another one is a conflict. */
export const saveNoteInput = z.strictObject({
  id: valuationId,
  text: safeText(10_000),
  seen: instant.nullable(),
});
export type SaveNoteInput = z.infer<typeof saveNoteInput>;
