/**
 * The three types about leads are from the specification; the others notify administrators of attacks and of
 * far-reaching actions.
 */
export const securityEventTypes = [
  'duplicate_lead_detected',
  'high_value_lead_unassigned',
  'extremely_high_value_lead',
  'sign_in_failures',
  'second_factor_failures',
  'new_device',
  'administrator_changed',
  'second_factor_reset',
  'access_denied',
  'audit_chain_broken',
] as const;
export type SecurityEventType = (typeof securityEventTypes)[number];

export const securitySeverities = ['low', 'medium', 'high', 'critical'] as const;
export type SecuritySeverity = (typeof securitySeverities)[number];

/** The severity of each event; the administrators' badge includes `high` and `critical`. */
export const securityEventSeverity: Record<SecurityEventType, SecuritySeverity> = {
  duplicate_lead_detected: 'high',
  high_value_lead_unassigned: 'high',
  extremely_high_value_lead: 'critical',
  sign_in_failures: 'high',
  second_factor_failures: 'high',
  new_device: 'low',
  administrator_changed: 'high',
  second_factor_reset: 'medium',
  access_denied: 'medium',
  audit_chain_broken: 'critical',
};
