import { z } from 'zod';
import { tolerantInput } from '../stored-documents/tolerant-input.ts';
import { uncheckedStored } from '../stored-documents/unchecked-stored.ts';
import { securityEventTypes } from './security-event.ts';

/**
 * How administrators are notified of an event in addition to the screen: immediately by email, in the daily digest, or
 * not at all.
 */
export const alertDeliveries = ['mail', 'digest', 'screen'] as const;
export type AlertDelivery = (typeof alertDeliveries)[number];

export interface AlertRule {
  delivery: AlertDelivery;
  /** The ids of administrators; an empty list means all of them. */
  recipientIds: string[];
}

export type AlertRules = Record<(typeof securityEventTypes)[number], AlertRule>;

const rule = (delivery: AlertDelivery): AlertRule => ({ delivery, recipientIds: [] });

/** The rules until an administrator sets others. */
export const defaultAlertRules: AlertRules = {
  duplicate_lead_detected: rule('digest'),
  high_value_lead_unassigned: rule('mail'),
  extremely_high_value_lead: rule('mail'),
  sign_in_failures: rule('mail'),
  second_factor_failures: rule('mail'),
  new_device: rule('screen'),
  administrator_changed: rule('mail'),
  second_factor_reset: rule('digest'),
  access_denied: rule('digest'),
  audit_chain_broken: rule('mail'),
};

/** The stored rules, with the default for each kind of event that was added later. */
export const completeAlertRules = (stored: Partial<AlertRules>): AlertRules => ({
  ...defaultAlertRules,
  ...stored,
});

export const defaultDigestHour = 8;
const largestThreshold = 1e12;

const ruleSchema = z.strictObject({
  delivery: z.enum(alertDeliveries),
  recipientIds: z.array(z.uuid()).max(50),
});

const threshold = z.number().min(1).max(largestThreshold);

export const alertRulesSchema = z.record(z.enum(securityEventTypes), ruleSchema);

const changeable = {
  /** Annual revenue in euros. */
  highLeadRevenue: threshold,
  extremeLeadRevenue: threshold,
  /** The hour of the day in Madrid. */
  digestHour: z.int().min(0).max(23),
};

export const alertSettingsSchema = z.strictObject({
  ...changeable,
  rules: uncheckedStored<AlertRules>(),
  version: z.int(),
  /** The administrators who can be notified. */
  administrators: z.array(
    z.strictObject({ userId: z.uuid(), name: z.string(), email: z.string() }),
  ),
  updatedAt: z.iso.datetime(),
});
export type AlertSettings = z.infer<typeof alertSettingsSchema>;

/**
 * `version` is the one that the administrator saw: when another one has saved since, the call fails with `conflict`.
 */
export const changeAlertSettingsInput = z
  .strictObject({ ...changeable, rules: tolerantInput(alertRulesSchema), version: z.int() })
  .refine(({ highLeadRevenue, extremeLeadRevenue }) => highLeadRevenue <= extremeLeadRevenue, {
    path: ['extremeLeadRevenue'],
    message: 'not-valid',
  });
export type ChangeAlertSettingsInput = z.infer<typeof changeAlertSettingsInput>;
