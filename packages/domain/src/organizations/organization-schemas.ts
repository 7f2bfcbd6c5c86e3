import { z } from 'zod';
import { emailSchema } from '../accounts/account-schemas.ts';
import { nameText, optionalLineText } from '../text/one-line-text.ts';

export const organizationRoles = ['owner', 'member'] as const;
export type OrganizationRole = (typeof organizationRoles)[number];

/** How many members are shown, and can be: an advisory firm has dozens. */
export const mostMembers = 200;

/** What its owner says of an organization. */
export const organizationDetailsSchema = z.strictObject({
  name: nameText(160, 'organization-name-required'),
  taxId: optionalLineText(20),
  email: emailSchema,
  phone: optionalLineText(40),
});
export type OrganizationDetails = z.infer<typeof organizationDetailsSchema>;

export const foundOrganizationInput = organizationDetailsSchema.omit({ email: true });
export type FoundOrganizationInput = z.infer<typeof foundOrganizationInput>;

export const organizationMemberSchema = z.strictObject({
  userId: z.uuid(),
  /** Empty for somebody who gave none. */
  name: z.string(),
  email: z.string(),
  role: z.enum(organizationRoles),
  joinedAt: z.iso.datetime(),
});
export type OrganizationMember = z.infer<typeof organizationMemberSchema>;

/** My own organization with everybody in it, the owner first; null where I am in none. */
export const ownOrganizationSchema = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    taxId: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    role: z.enum(organizationRoles),
    /** Why an administrator switched off what it shares; null while it works. */
    disabledReason: z.string().nullable(),
    members: z.array(organizationMemberSchema),
  })
  .nullable();
export type OwnOrganization = z.infer<typeof ownOrganizationSchema>;

export const memberInput = z.strictObject({ userId: z.uuid() });
