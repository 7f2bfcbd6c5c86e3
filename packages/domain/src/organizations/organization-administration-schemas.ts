import { z } from 'zod';
import { nextCursor } from '../lists/page-cursor.ts';
import { requiredText } from '../text/safe-text.ts';
import { organizationStatuses } from './organization-list.ts';
import { organizationMemberSchema } from './organization-schemas.ts';

const reasonMaximum = 500;
const instant = z.iso.datetime();

/** An organization as administrators see it. */
export const administratedOrganizationSchema = z.strictObject({
  organizationId: z.uuid(),
  name: z.string(),
  taxId: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  status: z.enum(organizationStatuses),
  disabledReason: z.string().nullable(),
  /** Null when the organization has no members left. */
  owner: z.strictObject({ userId: z.uuid(), name: z.string(), email: z.string() }).nullable(),
  members: z.int(),
  createdAt: instant,
});
export type AdministratedOrganization = z.infer<typeof administratedOrganizationSchema>;

export const organizationPageSchema = z.strictObject({
  items: z.array(administratedOrganizationSchema),
  nextCursor,
});
export type OrganizationPage = z.infer<typeof organizationPageSchema>;

export const organizationTotalsSchema = z.strictObject({
  active: z.int(),
  disabled: z.int(),
  archived: z.int(),
  members: z.int(),
});
export type OrganizationTotals = z.infer<typeof organizationTotalsSchema>;

export const getOrganizationInput = z.strictObject({ organizationId: z.uuid() });

/** The actions shown in the history of an organization. */
export const organizationEventKinds = [
  'organization.created',
  'organization.updated',
  'organization.brand-updated',
  'organization.handed-over',
  'organization.member-removed',
  'organization.left',
  'organization.archived',
  'organization.disabled',
  'organization.enabled',
] as const;

/** An event of an organization, with the reason that an administrator gave. */
export const organizationEventSchema = z.strictObject({
  id: z.int(),
  action: z.enum(organizationEventKinds),
  at: instant,
  byName: z.string().nullable(),
  reason: z.string().nullable(),
});
export type OrganizationEvent = z.infer<typeof organizationEventSchema>;

export const organizationDetailsViewSchema = z.strictObject({
  organization: administratedOrganizationSchema,
  members: z.array(organizationMemberSchema),
  openInvitations: z.int(),
  hasBrand: z.boolean(),
  history: z.array(organizationEventSchema),
});
export type OrganizationDetailsView = z.infer<typeof organizationDetailsViewSchema>;

const reason = requiredText(reasonMaximum);

export const organizationActionInput = z.strictObject({ organizationId: z.uuid(), reason });
export type OrganizationActionInput = z.infer<typeof organizationActionInput>;

export const changeOwnerInput = z.strictObject({
  organizationId: z.uuid(),
  userId: z.uuid(),
  reason,
});
export type ChangeOwnerInput = z.infer<typeof changeOwnerInput>;
