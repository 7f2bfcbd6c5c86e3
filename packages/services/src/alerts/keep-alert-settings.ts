import type { Database } from '@valia/db/client.ts';
import { alertSettings } from '@valia/db/schema/firm/alert-settings.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type {
  AlertRules,
  AlertSettings,
  ChangeAlertSettingsInput,
} from '@valia/domain/security/alert-settings-schemas.ts';
import { securityEventTypes } from '@valia/domain/security/security-event.ts';
import { requireAdministrator } from '../administration/require-administrator.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { listAdministrators } from './list-administrators.ts';

/** Without those who are no administrators any more: nobody could save the others with them. */
const ofAdministrators = (
  rules: AlertRules,
  administrators: AlertSettings['administrators'],
): AlertRules => {
  const known = new Set(administrators.map(({ userId }) => userId));
  const kept = securityEventTypes.map((type) => {
    const { delivery, recipientIds } = rules[type];
    return [type, { delivery, recipientIds: recipientIds.filter((id) => known.has(id)) }] as const;
  });
  return { ...rules, ...Object.fromEntries(kept) };
};

const readSettings = async (db: Database): Promise<AlertSettings> => {
  const [row] = await db.select().from(alertSettings);
  if (row === undefined) throw new AppError('internal');
  const { highLeadRevenue, extremeLeadRevenue, digestHour, rules, version, updatedAt } = row;
  const administrators = await listAdministrators(db);
  return {
    highLeadRevenue,
    extremeLeadRevenue,
    digestHour,
    rules: ofAdministrators(rules, administrators),
    version,
    administrators,
    updatedAt: updatedAt.toISOString(),
  };
};

/** Of what, when and who of the administrators is told. */
export const getAlertSettings = ({ ctx }: { ctx: ServiceContext }): Promise<AlertSettings> => {
  requireAdministrator(ctx, 'enter-administration');
  return readSettings(ctx.db);
};

const requireAdministrators = (
  rules: AlertRules,
  administrators: AlertSettings['administrators'],
): void => {
  const known = new Set(administrators.map(({ userId }) => userId));
  const stranger = securityEventTypes.find((type) =>
    rules[type].recipientIds.some((id) => !known.has(id)),
  );
  if (stranger !== undefined)
    throw new AppError('invalid-input', [
      { path: `rules.${stranger}.recipientIds`, code: 'person-not-found', params: {} },
    ]);
};

type Kept = Pick<AlertSettings, 'highLeadRevenue' | 'extremeLeadRevenue' | 'digestHour' | 'rules'>;

/** What differs, by a name for each rule: the log shows it line by line. */
const differences = (one: Kept, other: Kept): Record<string, unknown> => {
  const lines = ({ rules, ...plain }: Kept): [string, unknown][] => [
    ...Object.entries(plain),
    ...securityEventTypes.flatMap((type): [string, unknown][] => [
      [`${type}.delivery`, rules[type].delivery],
      [`${type}.recipients`, rules[type].recipientIds],
    ]),
  ];
  const others = new Map(lines(other));
  return Object.fromEntries(
    lines(one).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(others.get(name)),
    ),
  );
};

/** Keeps them; they count from the next event on. */
export const changeAlertSettings = ({
  ctx,
  input: { version: seen, ...next },
}: {
  ctx: ServiceContext;
  input: ChangeAlertSettingsInput;
}): Promise<AlertSettings> => {
  requireAdministrator(ctx, 'enter-administration');
  return changeAudited(ctx, async (tx) => {
    await tx.select({ id: alertSettings.id }).from(alertSettings).for('update');
    const before = await readSettings(tx);
    if (before.version !== seen) throw new AppError('conflict');
    requireAdministrators(next.rules, before.administrators);
    const after = differences(next, before);
    if (Object.keys(after).length === 0) return before;
    await tx.update(alertSettings).set({ ...next, version: seen + 1, updatedAt: ctx.now });
    await recordAudit(tx, ctx, {
      action: 'alert-settings.changed',
      subjectType: 'settings',
      subjectId: 'alerts',
      before: differences(before, next),
      after,
    });
    return readSettings(tx);
  });
};
