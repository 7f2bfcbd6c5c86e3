import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SecurityEventType } from '@valia/domain/security/security-event.ts';

/** The events of which administrators are notified, without names. */
export const securityEventMailTexts: Readonly<Record<SecurityEventType, MessageDescriptor>> = {
  duplicate_lead_detected: msg`Ha llegado un lead que parece repetido`,
  high_value_lead_unassigned: msg`Un lead de mucho valor espera asesor`,
  extremely_high_value_lead: msg`Ha llegado un lead de valor muy alto`,
  sign_in_failures: msg`Muchos intentos fallidos de entrar en una cuenta`,
  second_factor_failures: msg`Muchos códigos fallidos en una cuenta`,
  new_device: msg`Una cuenta ha entrado desde un dispositivo nuevo`,
  administrator_changed: msg`Han cambiado los permisos de un administrador`,
  second_factor_reset: msg`Se ha restablecido un segundo factor`,
  access_denied: msg`Alguien ha pedido algo a lo que no tiene acceso`,
  audit_chain_broken: msg`El registro de auditoría ha sido alterado`,
};
