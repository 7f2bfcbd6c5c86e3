import type { Database } from '@valia/db/client.ts';
import { alertSettings } from '@valia/db/schema/firm/alert-settings.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  type AlertRules,
  alertRulesSchema,
  type AlertSettings,
  alertSettingsSchema,
  changeAlertSettingsInput,
  completeAlertRules,
  defaultAlertRules,
} from '@valia/domain/security/alert-settings-schemas.ts';
import { securityEventTypes } from '@valia/domain/security/security-event.ts';
import { requireValidDocument } from '../storage/require-valid-document.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { change, changed, read, unchanged } from '../verbs/verb.ts';
import { listAdministrators } from './list-administrators.ts';

type Kept = Pick<AlertSettings, 'highLeadRevenue' | 'extremeLeadRevenue' | 'digestHour' | 'rules'>;

/** The settings as stored, including recipients who are no longer administrators. */
const readStored = async (db: Database): Promise<Omit<AlertSettings, 'administrators'>> => {
  const [row] = await db.select().from(alertSettings);
  if (row === undefined) throw new AppError('internal');
  const { highLeadRevenue, extremeLeadRevenue, digestHour, rules, version, updatedAt } = row;
  return {
    highLeadRevenue,
    extremeLeadRevenue,
    digestHour,
    rules: completeAlertRules(rules),
    version,
    updatedAt: updatedAt.toISOString(),
  };
};

/** The rules with only those recipients who are still administrators. */
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
  const stored = await readStored(db);
  const administrators = await listAdministrators(db);
  return { ...stored, rules: ofAdministrators(stored.rules, administrators), administrators };
};

/** Which events administrators are notified of, when, and which administrators. */
export const getAlertSettings = read({
  right: 'enter-administration',
  ...withoutInput,
  output: alertSettingsSchema,
  run: ({ ctx }) => readSettings(ctx.db),
});

/**
 * Refuses a recipient who is neither an administrator nor in the stored rule. Stored recipients are allowed because the
 * form may have been opened while they were still administrators.
 */
const requireNoStrangers = (given: AlertRules, kept: AlertRules, stored: AlertRules): void => {
  const stranger = securityEventTypes.find((type) => {
    const known = new Set([...kept[type].recipientIds, ...stored[type].recipientIds]);
    return given[type].recipientIds.some((id) => !known.has(id));
  });
  if (stranger !== undefined)
    throw new AppError('invalid-input', [
      { path: `rules.${stranger}.recipientIds`, code: 'person-not-found', params: {} },
    ]);
};

/** The differences, with one key for each rule, because the audit log shows them line by line. */
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

/** Saves the settings; they apply from the next event on. */
export const updateAlertSettings = change({
  right: 'enter-administration',
  input: changeAlertSettingsInput,
  output: alertSettingsSchema,
  touches: null,
  sample: () => ({
    highLeadRevenue: 5_000_000,
    extremeLeadRevenue: 10_000_000,
    digestHour: 8,
    rules: defaultAlertRules,
    version: 1,
  }),
  run: async ({ ctx, tx, input: { version: seen, ...given } }) => {
    await tx.select({ id: alertSettings.id }).from(alertSettings).for('update');
    const before = await readStored(tx);
    if (before.version !== seen) throw new AppError('conflict');
    const written = requireValidDocument(alertRulesSchema, {
      written: given.rules,
      stored: before.rules,
      at: 'rules',
    });
    const rules = ofAdministrators(written, await listAdministrators(tx));
    requireNoStrangers(written, rules, before.rules);
    const next = { ...given, rules };
    const after = differences(next, before);
    if (Object.keys(after).length === 0) return unchanged(await readSettings(tx));
    await tx.update(alertSettings).set({ ...next, version: seen + 1, updatedAt: ctx.now });
    return changed(await readSettings(tx), {
      action: 'alert-settings.changed',
      subjectType: 'settings',
      subjectId: 'alerts',
      before: differences(before, next),
      after,
    });
  },
});
