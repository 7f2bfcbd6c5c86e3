import { z } from 'zod';
import type { Action } from '../access/rights.ts';
import { requiredLineText } from '../text/one-line-text.ts';
import { safeText } from '../text/safe-text.ts';

const mostKeys = 20;

/** What the address of a list asks for: the list itself reads it anew, and leaves out what it no longer knows. */
const addressSearch = z
  .record(safeText(30), z.union([safeText(100), z.number(), z.boolean()]))
  .refine((search) => Object.keys(search).length <= mostKeys, { message: 'not-valid' });

interface ListOfViews {
  /** Who has the list. */
  right: Action;
  /** What a view of it holds. */
  search: z.ZodType<z.infer<typeof addressSearch>>;
}

/** The lists that named views are kept of. */
export const savedViewLists = {
  valuations: { right: 'work-on-own-valuations', search: addressSearch },
  organizations: { right: 'enter-administration', search: addressSearch },
  leads: { right: 'work-on-own-leads', search: addressSearch },
  'firm-leads': { right: 'enter-administration', search: addressSearch },
  'security-events': { right: 'enter-administration', search: addressSearch },
  'audit-logs': { right: 'enter-administration', search: addressSearch },
  users: { right: 'enter-administration', search: addressSearch },
  funnel: { right: 'enter-administration', search: addressSearch },
  'firm-requests': { right: 'enter-administration', search: addressSearch },
  commissions: { right: 'settle-commissions', search: addressSearch },
  'library-templates': { right: 'publish-templates', search: addressSearch },
} as const satisfies Record<string, ListOfViews>;
export type SavedViewList = keyof typeof savedViewLists;

export const savedViewSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  search: addressSearch,
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const savedViewsSchema = z.strictObject({ views: z.array(savedViewSchema) });

export const mostViews = 20;

/** `formerName`: what a renamed view was called where it is renamed; left out for one that is saved. */
export const saveViewInput = (list: SavedViewList) =>
  z.strictObject({
    id: z.uuid(),
    name: requiredLineText(40),
    formerName: requiredLineText(40).exactOptional(),
    search: savedViewLists[list].search,
  });
export type SaveViewInput = z.infer<ReturnType<typeof saveViewInput>>;

export const deleteViewInput = z.strictObject({ id: z.uuid() });
