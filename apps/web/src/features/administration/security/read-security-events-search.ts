import type { SecurityEventType, SecuritySeverity } from '@valia/domain/security/security-event.ts';
import {
  declareSearch,
  readChoice,
  readId,
  readText,
} from '../../../components/filters/search-schema.ts';

/** The query parameters of the security events. */
export const securityEventsSearchSchema = declareSearch(
  {
    view: readChoice({ all: true, acknowledged: true, grave: true }),
    search: readText(100),
    severity: readChoice<SecuritySeverity>({ low: true, medium: true, high: true, critical: true }),
    type: readChoice<SecurityEventType>({
      duplicate_lead_detected: true,
      high_value_lead_unassigned: true,
      extremely_high_value_lead: true,
      sign_in_failures: true,
      second_factor_failures: true,
      new_device: true,
      administrator_changed: true,
      second_factor_reset: true,
      access_denied: true,
      audit_chain_broken: true,
    }),
    event: readId,
  },
  { view: ['view'], passing: ['event'] },
);

export const readSecurityEventsSearch = securityEventsSearchSchema.read;
export type SecurityEventsSearch = ReturnType<typeof readSecurityEventsSearch>;
