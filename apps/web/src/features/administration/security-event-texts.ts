import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SecurityEventType, SecuritySeverity } from '@valia/domain/security/security-event.ts';

/** The names of the security events in lists. */
export const securityEventTexts: Readonly<Record<SecurityEventType, MessageDescriptor>> = {
  duplicate_lead_detected: msg`Lead posiblemente repetido`,
  high_value_lead_unassigned: msg`Lead de mucho valor sin asesor`,
  extremely_high_value_lead: msg`Lead de valor muy alto`,
  sign_in_failures: msg`Muchos accesos fallidos seguidos`,
  second_factor_failures: msg`Muchos códigos fallidos`,
  new_device: msg`Acceso desde un dispositivo nuevo`,
  administrator_changed: msg`Cambio de permisos de administración`,
  second_factor_reset: msg`Segundo factor restablecido`,
  access_denied: msg`Acceso denegado`,
  audit_chain_broken: msg`Registro de auditoría alterado`,
};

export const severityTexts: Readonly<Record<SecuritySeverity, MessageDescriptor>> = {
  low: msg({ message: 'Baja', context: 'Severity of a security event' }),
  medium: msg({ message: 'Media', context: 'Severity of a security event' }),
  high: msg({ message: 'Alta', context: 'Severity of a security event' }),
  critical: msg({ message: 'Crítica', context: 'Severity of a security event' }),
};
