import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationKind } from '@valia/domain/notifications/notification-kind.ts';

interface NotificationWords {
  /** The subject of a separate email, and a line of the digest. */
  event: MessageDescriptor;
  path: string;
}

const referrals = '/my-referrals';
const received = '/my-received-collaborations';

/** The event without names, because emails may be read by others. */
export const notificationMailTexts: Readonly<Record<NotificationKind, NotificationWords>> = {
  'lead-assigned': { event: msg`Te han asignado un lead`, path: '/my-leads' },
  'request-received': { event: msg`Has recibido una solicitud de colaboración`, path: received },
  'request-accepted': { event: msg`Han aceptado tu solicitud`, path: referrals },
  'request-rejected': { event: msg`Han rechazado tu solicitud`, path: referrals },
  'request-withdrawn': { event: msg`Han retirado una solicitud que recibiste`, path: received },
  'request-expired': { event: msg`Una solicitud ha caducado sin respuesta`, path: referrals },
  'message-received': { event: msg`Tienes un mensaje nuevo en una colaboración`, path: received },
  'commission-earned': { event: msg`Has ganado una comisión`, path: referrals },
  'commission-approved': { event: msg`Una comisión tuya está aprobada`, path: referrals },
  'commission-paid': { event: msg`Te hemos pagado una comisión`, path: referrals },
  'commission-cancelled': { event: msg`Una comisión tuya se ha cancelado`, path: referrals },
  'commission-reversed': { event: msg`Una comisión tuya se ha revertido`, path: referrals },
  'verification-decided': {
    event: msg`La firma ha decidido sobre tu verificación`,
    path: '/security',
  },
  'issue-report-answered': { event: msg`Hemos respondido a tu reporte`, path: '/dashboard' },
  'valuation-shared': { event: msg`Han compartido una valoración contigo`, path: '/valuations' },
};
