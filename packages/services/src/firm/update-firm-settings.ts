import type { Database } from '@valia/db/client.ts';
import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import {
  changeFirmSettingsInput,
  type FirmSettings,
  firmSettingsSchema,
} from '@valia/domain/administration/firm-settings-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { act, read } from '../verbs/verb.ts';
import { loadFirm } from './get-firm.ts';

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

/** Keeps what public pages, mails and documents say of the firm, and by when it pays. */
export const updateFirmSettings = act({
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
  run: ({ ctx, input: { updatedAt: seen, ...next } }) =>
    changeAudited(ctx, async (tx) => {
      await tx.select({ id: firmSettings.id }).from(firmSettings).for('update');
      const { updatedAt, ...before } = await readSettings(tx);
      if (updatedAt !== new Date(seen).toISOString()) throw new AppError('conflict');
      const changed = (Object.keys(next) as (keyof typeof next)[]).filter(
        (key) => next[key] !== before[key],
      );
      if (changed.length === 0) return { ...before, updatedAt };
      await tx.update(firmSettings).set({ ...next, updatedAt: ctx.now });
      await recordAudit(tx, ctx, {
        action: 'firm-settings.changed',
        subjectType: 'settings',
        subjectId: 'firm',
        before: Object.fromEntries(changed.map((key) => [key, before[key]])),
        after: Object.fromEntries(changed.map((key) => [key, next[key]])),
      });
      return readSettings(tx);
    }),
});
