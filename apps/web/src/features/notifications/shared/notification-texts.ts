import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationGroup } from '@valia/domain/notifications/notification-choice.ts';
import type { NotificationKind } from '@valia/domain/notifications/notification-kind.ts';

/** The names of notifications, in the bell's panel and in the settings. */
export const notificationTexts: Readonly<Record<NotificationKind, MessageDescriptor>> = {
  'lead-assigned': msg`Lead asignado`,
  'request-received': msg`Solicitud de colaboración recibida`,
  'request-accepted': msg`Solicitud aceptada`,
  'request-rejected': msg`Solicitud rechazada`,
  'request-withdrawn': msg`Solicitud retirada`,
  'request-expired': msg`Solicitud caducada`,
  'message-received': msg`Mensaje nuevo en una colaboración`,
  'commission-earned': msg`Comisión devengada`,
  'commission-approved': msg`Comisión aprobada`,
  'commission-paid': msg`Comisión pagada`,
  'commission-cancelled': msg`Comisión anulada`,
  'commission-reversed': msg`Comisión revertida`,
  'verification-decided': msg`Decisión sobre tu verificación`,
  'issue-report-answered': msg`Respuesta a tu reporte`,
  'valuation-shared': msg`Valoración compartida contigo`,
};

export const notificationGroupTexts: Readonly<Record<NotificationGroup, MessageDescriptor>> = {
  leads: msg`Leads`,
  requests: msg`Referencias y colaboraciones`,
  commissions: msg`Comisiones`,
  account: msg`Valoraciones y cuenta`,
};
