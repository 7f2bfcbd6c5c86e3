import type { Database } from '@valia/db/client.ts';
import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import type {
  ChangeFirmSettingsInput,
  FirmSettings,
} from '@valia/domain/administration/firm-settings-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { requireAdministrator } from '../administration/require-administrator.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { getFirm } from './get-firm.ts';

const readSettings = async (db: Database): Promise<FirmSettings> => {
  const { updatedAt, commissionPaymentDays } = firmSettings;
  const [row] = await db.select({ updatedAt, commissionPaymentDays }).from(firmSettings);
  if (row === undefined) throw new AppError('internal');
  return { ...(await getFirm({ ctx: { db } })), ...row, updatedAt: row.updatedAt.toISOString() };
};

/** The firm's settings, for administrators. */
export const getFirmSettings = ({ ctx }: { ctx: ServiceContext }): Promise<FirmSettings> => {
  requireAdministrator(ctx, 'enter-administration');
  return readSettings(ctx.db);
};

/** Keeps what public pages, mails and documents say of the firm, and by when it pays. */
export const updateFirmSettings = ({
  ctx,
  input: { updatedAt: seen, ...next },
}: {
  ctx: ServiceContext;
  input: ChangeFirmSettingsInput;
}): Promise<FirmSettings> => {
  requireAdministrator(ctx, 'enter-administration');
  return changeAudited(ctx, async (tx) => {
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
  });
};
