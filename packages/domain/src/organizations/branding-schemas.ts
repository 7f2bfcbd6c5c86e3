import { z } from 'zod';
import { emailSchema } from '../accounts/account-schemas.ts';
import { reportLanguages } from '../reports/valuation-report-input.ts';
import { nameText, optionalLineText } from '../text/one-line-text.ts';
import { safeText } from '../text/safe-text.ts';
import { disclaimerMaximum } from './disclaimer-maximum.ts';
import { organizationRoles } from './organization-schemas.ts';

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/, { message: 'not-valid' });
const emptyIsNull = z.literal('').transform(() => null);
const disclaimer = safeText(disclaimerMaximum);

/** A logo as it is kept: re-encoded, without anything else that was in the file. */
export const brandLogoSchema = z.strictObject({
  fileId: z.uuid(),
  name: z.string(),
  sizeBytes: z.int(),
});
export type BrandLogo = z.infer<typeof brandLogoSchema>;

/** A logo that was sent and is not anybody's yet, with the colour that stands out in it. */
export const sentLogoSchema = z.strictObject({
  ...brandLogoSchema.shape,
  color: colorSchema.nullable(),
});
export type SentLogo = z.infer<typeof sentLogoSchema>;

/** What the organization's reports look like and say of it. What is empty is left out, or its member's own. */
export const updateBrandingInput = z.strictObject({
  logoFileId: z.uuid().nullable(),
  color: z.union([colorSchema, emptyIsNull, z.null()]),
  name: z.union([nameText(160), emptyIsNull, z.null()]),
  description: optionalLineText(120),
  phone: optionalLineText(40),
  email: z.union([emailSchema, emptyIsNull, z.null()]),
  website: optionalLineText(120),
  address: optionalLineText(160),
  disclaimers: z.strictObject({ es: disclaimer, ca: disclaimer, en: disclaimer }),
});
export type UpdateBrandingInput = z.infer<typeof updateBrandingInput>;

/** A sample is printed with what is typed, saved or not. */
export const printBrandingSampleInput = z.strictObject({
  ...updateBrandingInput.shape,
  language: z.enum(reportLanguages),
});
export type PrintBrandingSampleInput = z.infer<typeof printBrandingSampleInput>;

/** The brand of my organization; null where I am in none. */
export const brandingSchema = z
  .strictObject({
    organizationName: z.string(),
    role: z.enum(organizationRoles),
    isDisabled: z.boolean(),
    logo: brandLogoSchema.nullable(),
    color: z.string().nullable(),
    name: z.string().nullable(),
    description: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
    address: z.string().nullable(),
    disclaimers: z.record(z.enum(reportLanguages), z.string()),
    /** Who signs my reports: what the cover says where the brand says nothing. */
    signer: z.strictObject({
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      city: z.string().nullable(),
    }),
  })
  .nullable();
export type Branding = z.infer<typeof brandingSchema>;
