import { z } from 'zod';
import { emailSchema, firmSchema } from '../accounts/account-schemas.ts';
import { oneLineText, requiredLineText } from '../text/one-line-text.ts';

const mostPaymentDays = 365;
const emailOrNone = z.union([z.literal(''), emailSchema]);

export const firmSettingsSchema = z.strictObject({
  ...firmSchema.shape,
  /** The number of days after its approval within which a commission must be paid. */
  commissionPaymentDays: z.int(),
  updatedAt: z.iso.datetime(),
});
export type FirmSettings = z.infer<typeof firmSettingsSchema>;

/**
 * `updatedAt` is the version that the administrator saw: when another one has saved since, the call fails with
 * `conflict`.
 */
export const changeFirmSettingsInput = z.strictObject({
  name: requiredLineText(160),
  taxId: oneLineText(20),
  address: oneLineText(300),
  dataProtectionContact: oneLineText(255),
  mailbox: emailOrNone,
  phone: oneLineText(40),
  commissionPaymentDays: z.int().min(0).max(mostPaymentDays),
  updatedAt: z.iso.datetime(),
});
export type ChangeFirmSettingsInput = z.infer<typeof changeFirmSettingsInput>;
