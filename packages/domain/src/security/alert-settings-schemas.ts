import { z } from 'zod';
import { asSent } from '../stored-documents/as-sent.ts';
import { stored } from '../stored-documents/stored.ts';
import { securityEventTypes } from './security-event.ts';

/** How administrators are told of an event besides the screen: at once by mail, in the daily summary, not at all. */
export const alertDeliveries = ['mail', 'digest', 'screen'] as const;
export type AlertDelivery = (typeof alertDeliveries)[number];

export interface AlertRule {
  delivery: AlertDelivery;
  /** Administrators by their ids; none means all of them. */
  recipientIds: string[];
}

export type AlertRules = Record<(typeof securityEventTypes)[number], AlertRule>;

const rule = (delivery: AlertDelivery): AlertRule => ({ delivery, recipientIds: [] });

/** Until an administrator sets others. */
export const usualAlertRules: AlertRules = {
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

/** Rules as they were stored, and the usual one for each kind of event that came later. */
export const completeAlertRules = (stored: Partial<AlertRules>): AlertRules => ({
  ...usualAlertRules,
  ...stored,
});

export const usualDigestHour = 8;
const largestThreshold = 1e12;

const ruleSchema = z.strictObject({
  delivery: z.enum(alertDeliveries),
  recipientIds: z.array(z.uuid()).max(50),
});

const threshold = z.number().min(1).max(largestThreshold);

export const alertRulesSchema = z.record(z.enum(securityEventTypes), ruleSchema);

const changeable = {
  /** Euros of annual revenue. */
  highLeadRevenue: threshold,
  extremeLeadRevenue: threshold,
  /** Of Madrid's day. */
  digestHour: z.int().min(0).max(23),
};

export const alertSettingsSchema = z.strictObject({
  ...changeable,
  rules: stored<AlertRules>(),
  version: z.int(),
  /** Who can be told. */
  administrators: z.array(
    z.strictObject({ userId: z.uuid(), name: z.string(), email: z.string() }),
  ),
  updatedAt: z.iso.datetime(),
});
export type AlertSettings = z.infer<typeof alertSettingsSchema>;

/** `version` is what was seen: when another administrator has saved since, it is a `conflict`. */
export const changeAlertSettingsInput = z
  .strictObject({ ...changeable, rules: asSent(alertRulesSchema), version: z.int() })
  .refine(({ highLeadRevenue, extremeLeadRevenue }) => highLeadRevenue <= extremeLeadRevenue, {
    path: ['extremeLeadRevenue'],
    message: 'not-valid',
  });
export type ChangeAlertSettingsInput = z.infer<typeof changeAlertSettingsInput>;
