import type { Database } from '@valia/db/client.ts';
import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import { type Firm, firmSchema } from '@valia/domain/accounts/account-schemas.ts';
import {
  changeFirmSettingsInput,
  type FirmSettings,
  firmSettingsSchema,
} from '@valia/domain/administration/firm-settings-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { change, changed, read, unchanged } from '../verbs/verb.ts';

/**
 * The firm's details as shown on public pages and documents. Every field may be empty until an administrator fills it.
 */
export const loadFirm = async (db: Database): Promise<Firm> => {
  const [firm] = await db
    .select({
      name: firmSettings.name,
      taxId: firmSettings.taxId,
      address: firmSettings.address,
      dataProtectionContact: firmSettings.dataProtectionContact,
      mailbox: firmSettings.mailbox,
      phone: firmSettings.phone,
    })
    .from(firmSettings);
  if (firm === undefined) throw new AppError('internal');
  return firm;
};

export const getFirm = read({
  right: 'anybody',
  ...withoutInput,
  output: firmSchema,
  run: ({ ctx }) => loadFirm(ctx.db),
});

const readSettings = async (db: Database): Promise<FirmSettings> => {
  const { updatedAt, commissionPaymentDays } = firmSettings;
  const [row] = await db.select({ updatedAt, commissionPaymentDays }).from(firmSettings);
  if (row === undefined) throw new AppError('internal');
  return { ...(await loadFirm(db)), ...row, updatedAt: row.updatedAt.toISOString() };
};

/** The firm's settings, for administrators. */
export const getFirmSettings = read({
  right: 'enter-administration',
  ...withoutInput,
  output: firmSettingsSchema,
  run: ({ ctx }) => readSettings(ctx.db),
});

/**
 * Saves the firm's details shown on public pages, in mails and in documents, and the number of days in which it pays
 * commissions.
 */
export const updateFirmSettings = change({
  right: 'enter-administration',
  input: changeFirmSettingsInput,
  output: firmSettingsSchema,
  touches: null,
  sample: () => ({
    name: 'Merindal Corporate Finance, S.L.',
    taxId: 'B26005181',
    address: 'Gran Vía, 14, Logroño',
    dataProtectionContact: 'privacidad@merindal.example',
    mailbox: 'hola@merindal.example',
    phone: '941 000 000',
    commissionPaymentDays: 30,
    updatedAt: '2026-11-21T10:00:00.000Z',
  }),
  run: async ({ ctx, tx, input: { updatedAt: seen, ...next } }) => {
    await tx.select({ id: firmSettings.id }).from(firmSettings).for('update');
    const before = await readSettings(tx);
    if (before.updatedAt !== new Date(seen).toISOString()) throw new AppError('conflict');
    const keys = (Object.keys(next) as (keyof typeof next)[]).filter(
      (key) => next[key] !== before[key],
    );
    if (keys.length === 0) return unchanged(before);
    await tx.update(firmSettings).set({ ...next, updatedAt: ctx.now });
    return changed(await readSettings(tx), {
      action: 'firm-settings.changed',
      subjectType: 'settings',
      subjectId: 'firm',
      before: Object.fromEntries(keys.map((key) => [key, before[key]])),
      after: Object.fromEntries(keys.map((key) => [key, next[key]])),
    });
  },
});
