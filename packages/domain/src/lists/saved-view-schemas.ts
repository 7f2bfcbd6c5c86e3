import { z } from 'zod';
import type { Action } from '../access/rights.ts';
import { userList } from '../accounts/user-list.ts';
import { administratedRequests } from '../collaborations/request-list.ts';
import { commissionList } from '../commissions/commission-list.ts';
import { organizationList } from '../organizations/organization-list.ts';
import { ofSections } from '../screens/of-sections.ts';
import { auditLogList } from '../security/audit-log-list.ts';
import { securityEventList } from '../security/security-event-list.ts';
import { requiredLineText } from '../text/one-line-text.ts';
import { safeText } from '../text/safe-text.ts';
import { funnelList } from '../tracking/funnel-list.ts';
import { valuationList } from '../valuations/valuation-list.ts';

const mostKeys = 20;

/** The query parameters of a list: the list parses them when it opens, and ignores those it no longer supports. */
const addressSearch = z
  .record(safeText(30), z.union([safeText(100), z.number(), z.boolean()]))
  .refine((search) => Object.keys(search).length <= mostKeys, { message: 'not-valid' });

/** The lists that named views are kept of, with the right to each. */
export const savedViewRights = {
  [valuationList.name]: 'work-on-own-valuations',
  [organizationList.name]: 'enter-administration',
  [securityEventList.name]: 'enter-administration',
  [auditLogList.name]: 'enter-administration',
  [userList.name]: 'enter-administration',
  [funnelList.name]: 'enter-administration',
  [administratedRequests.name]: 'enter-administration',
  [commissionList.name]: 'settle-commissions',
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
