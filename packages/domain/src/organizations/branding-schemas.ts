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

/** A logo as stored: re-encoded, without any other data of the uploaded file. */
export const brandLogoSchema = z.strictObject({
  fileId: z.uuid(),
  name: z.string(),
  sizeBytes: z.int(),
});
export type BrandLogo = z.infer<typeof brandLogoSchema>;

/** An uploaded logo that no organization uses yet, with its most prominent colour. */
export const uploadedLogoSchema = z.strictObject({
  ...brandLogoSchema.shape,
  color: colorSchema.nullable(),
});
export type UploadedLogo = z.infer<typeof uploadedLogoSchema>;

/**
 * The appearance of the organization's reports and their text about it. Empty values are omitted, or replaced by the
 * member's own.
 */
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

/** A sample is printed with the values in the form, whether saved or not. */
export const printBrandingSampleInput = z.strictObject({
  ...updateBrandingInput.shape,
  language: z.enum(reportLanguages),
});
export type PrintBrandingSampleInput = z.infer<typeof printBrandingSampleInput>;

/** The brand of the user's organization; null when the user has none. */
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
    /** The signer of the user's reports: shown on the cover when the brand has no values for it. */
    signer: z.strictObject({
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      city: z.string().nullable(),
    }),
  })
  .nullable();
export type Branding = z.infer<typeof brandingSchema>;
