import { z } from 'zod';
import type { Action } from '../access/rights.ts';
import { ofSections } from '../screens/of-sections.ts';
import { requiredLineText } from '../text/one-line-text.ts';
import { safeText } from '../text/safe-text.ts';

const mostKeys = 20;

/** The query parameters of a list: the list parses them when it opens, and ignores those it no longer supports. */
const addressSearch = z
  .record(safeText(30), z.union([safeText(100), z.number(), z.boolean()]))
  .refine((search) => Object.keys(search).length <= mostKeys, { message: 'not-valid' });

/** The lists that named views are kept of, with the right to each. */
export const savedViewRights = {
  valuations: 'work-on-own-valuations',
  organizations: 'enter-administration',
  'security-events': 'enter-administration',
  'audit-logs': 'enter-administration',
  users: 'enter-administration',
  funnel: 'enter-administration',
  'firm-requests': 'enter-administration',
  commissions: 'settle-commissions',
  ...ofSections('views'),
} as const satisfies Record<string, Action>;
export type SavedViewList = keyof typeof savedViewRights;

export const savedViewSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  search: addressSearch,
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const savedViewsSchema = z.strictObject({ views: z.array(savedViewSchema) });

export const maxSavedViews = 20;

/** `formerName`: the former name that the client saw, when a view is renamed; omitted when a view is saved. */
export const saveViewInput = z.strictObject({
  id: z.uuid(),
  name: requiredLineText(40),
  formerName: requiredLineText(40).exactOptional(),
  search: addressSearch,
});
export type SaveViewInput = z.infer<typeof saveViewInput>;

export const deleteViewInput = z.strictObject({ id: z.uuid() });
