import { z } from 'zod';
import { emailSchema } from '../accounts/account-schemas.ts';
import { nameText, optionalLineText } from '../text/one-line-text.ts';

export const organizationRoles = ['owner', 'member'] as const;
export type OrganizationRole = (typeof organizationRoles)[number];

/** The maximum number of members, all of which are shown; an advisory firm has dozens. */
export const maxMembers = 200;

/** The details of an organization that its owner enters. */
export const organizationDetailsSchema = z.strictObject({
  name: nameText(160, 'organization-name-required'),
  taxId: optionalLineText(20),
  email: emailSchema,
  phone: optionalLineText(40),
});
export type OrganizationDetails = z.infer<typeof organizationDetailsSchema>;

export const createOrganizationInput = organizationDetailsSchema.omit({ email: true });
export type CreateOrganizationInput = z.infer<typeof createOrganizationInput>;

export const organizationMemberSchema = z.strictObject({
  userId: z.uuid(),
  /** Empty for a user who entered no name. */
  name: z.string(),
  email: z.string(),
  role: z.enum(organizationRoles),
  joinedAt: z.iso.datetime(),
});
export type OrganizationMember = z.infer<typeof organizationMemberSchema>;

/** The user's own organization with all its members, the owner first; null when the user has none. */
export const ownOrganizationSchema = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    taxId: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    role: z.enum(organizationRoles),
    /** The reason why an administrator disabled the organization; null while it is enabled. */
    disabledReason: z.string().nullable(),
    members: z.array(organizationMemberSchema),
  })
  .nullable();
export type OwnOrganization = z.infer<typeof ownOrganizationSchema>;

export const memberInput = z.strictObject({ userId: z.uuid() });
