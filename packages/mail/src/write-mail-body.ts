import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailContent, PreparedMail } from '@valia/domain/mail/mail-content.ts';
import { auditRowPath } from '@valia/domain/security/audit-row-path.ts';
import { formatDateTime } from '@valia/i18n/format.ts';
import type { MailBody } from './mail-body.ts';
import { notificationMailTexts } from './notification-mail-texts.ts';
import { securityEventMailTexts } from './security-event-mail-texts.ts';
import { accountChangedTexts } from './account-changed-texts.ts';
import { organizationChangedTexts } from './organization-changed-texts.ts';
import { requestNoticeTexts } from './request-notice-texts.ts';
import { secondFactorTexts } from './second-factor-texts.ts';

type ContentOf<Kind extends MailContent['kind']> = Extract<MailContent, { kind: Kind }>;
type Translate = (message: MessageDescriptor) => string;

interface Words {
  subject: MessageDescriptor;
  paragraphs: MessageDescriptor[];
  action: { label: MessageDescriptor; path: string };
  notes: MessageDescriptor[];
}

const withToken = (path: string, token: string): string => `${path}?token=${token}`;

const verifyEmail = (token: string): Words => ({
  subject: msg`Verifica tu email`,
  paragraphs: [
    msg`Confirma que esta dirección es tuya. Mientras tanto puedes usar Valía, pero no enviar nada a otras personas.`,
  ],
  action: { label: msg`Verificar email`, path: withToken('/verify-email', token) },
  notes: [
    msg`El enlace funciona una sola vez y caduca a las 24 horas.`,
    msg`Si no has creado una cuenta en Valía, no tienes que hacer nada.`,
  ],
});

const recoverPassword = (token: string): Words => ({
  subject: msg`Recupera tu contraseña`,
  paragraphs: [
    msg`Alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta de Valía. Elígela con este enlace.`,
  ],
  action: { label: msg`Elegir contraseña nueva`, path: withToken('/reset-password', token) },
  notes: [
    msg`El enlace funciona una sola vez y caduca al cabo de 1 hora.`,
    msg`Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.`,
  ],
});

const accountExists = (): Words => ({
  subject: msg`Ya tienes una cuenta en Valía`,
  paragraphs: [
    msg`Alguien ha intentado crear una cuenta con esta dirección de email, que ya tiene una.`,
    msg`Si has sido tú, inicia sesión. Si no recuerdas la contraseña, en esa misma página puedes pedir otra.`,
  ],
  action: { label: msg`Iniciar sesión`, path: '/login' },
  notes: [
    msg`Si no has sido tú, no tienes que hacer nada: nadie ha entrado en tu cuenta ni ha cambiado nada en ella.`,
  ],
});

const passwordChanged = (at: string): Words => ({
  subject: msg`Tu contraseña ha cambiado`,
  paragraphs: [
    msg`La contraseña de tu cuenta se cambió el ${{ at }}, y se cerraron las sesiones abiertas en otros dispositivos.`,
  ],
  action: { label: msg`Recuperar la cuenta`, path: '/forgot-password' },
  notes: [
    msg`Si la has cambiado tú, no tienes que hacer nada. Si no, recupera la cuenta ahora mismo con ese botón.`,
  ],
});

const newDevice = (at: string): Words => ({
  subject: msg`Inicio de sesión desde un dispositivo nuevo`,
  paragraphs: [
    msg`Alguien, esperamos que tú, entró en tu cuenta el ${{ at }} con tu contraseña, desde un navegador que no habías usado antes.`,
  ],
  action: { label: msg`Ver mis sesiones abiertas`, path: '/security' },
  notes: [
    msg`Si has sido tú, no tienes que hacer nada. Si no, cierra esa sesión y cambia la contraseña ahora mismo.`,
  ],
});

const manyFailedSignIns = (): Words => ({
  subject: msg`Muchos intentos fallidos de entrar en tu cuenta`,
  paragraphs: [
    msg`Alguien ha escrito mal la contraseña de tu cuenta 100 veces seguidas. No ha entrado.`,
    msg`A partir de ahora, cada intento desde un dispositivo desconocido tiene que esperar unos minutos. Los dispositivos con los que ya has entrado no lo notarán.`,
  ],
  action: { label: msg`Abrir la seguridad de mi cuenta`, path: '/security' },
  notes: [
    msg`Si usas esa contraseña en otros sitios, cámbiala, y activa la verificación en dos pasos si aún no la tienes.`,
  ],
});

const invitation = ({ token, inviterName, organizationName }: ContentOf<'invitation'>): Words => {
  const action = { label: msg`Ver la invitación`, path: withToken('/invite', token) };
  const notes = [
    msg`La invitación vale solo para esta dirección de email, una vez, y caduca a los 7 días.`,
    msg`Si no esperabas este mensaje, no tienes que hacer nada.`,
  ];
  if (organizationName === null) {
    return {
      subject: msg`Te invitan a Valía`,
      paragraphs: [
        msg`Te invitan a abrir una cuenta en Valía, la plataforma de valoración de empresas para asesorías.`,
      ],
      action,
      notes,
    };
  }
  const from = inviterName === '' ? organizationName : inviterName;
  return {
    subject: msg`${{ from }} te invita a ${{ organizationName }} en Valía`,
    paragraphs: [
      msg`${{ from }} te invita a formar parte de ${{ organizationName }} en Valía, la plataforma de valoración de empresas para asesorías.`,
    ],
    action,
    notes,
  };
};

const verificationDecided = ({ isVerified, reason }: ContentOf<'verification-decided'>): Words =>
  isVerified
    ? {
        subject: msg`Tu cuenta de asesor está verificada`,
        paragraphs: [
          msg`Hemos comprobado tus datos. Desde ahora apareces en el directorio de asesores y puedes enviar y recibir referencias y colaboraciones.`,
        ],
        action: { label: msg`Ir al panel`, path: '/dashboard' },
        notes: [],
      }
    : {
        subject: msg`No hemos podido verificar tu cuenta de asesor`,
        paragraphs: [
          msg`Tu cuenta y tus valoraciones siguen siendo tuyas y puedes seguir trabajando con ellas.`,
          msg`Motivo: ${{ reason: reason ?? '' }}`,
        ],
        action: { label: msg`Pedir la verificación de nuevo`, path: '/security' },
        notes: [
          msg`Cuando hayas corregido lo que falta, pide la verificación de nuevo con ese botón.`,
        ],
      };
// Does not contain the company's name, because emails may be read by others.
const leadAssigned = (leadId: string): Words => ({
  subject: msg`Tienes un lead nuevo`,
  paragraphs: [
    msg`La firma te ha asignado una empresa que pide ayuda. Sus datos y cómo hablar con ella están en Valía.`,
  ],
  action: { label: msg`Ver el lead`, path: `/my-leads?lead=${leadId}` },
  notes: [],
});

const whereToChoose = msg`De qué te avisamos por correo lo eliges en los ajustes de notificaciones.`;

const notification = ({ notification: kind }: ContentOf<'notification'>): Words => {
  const { event, path } = notificationMailTexts[kind];
  return {
    subject: event,
    paragraphs: [msg`Los detalles están en Valía.`],
    action: { label: msg`Abrir Valía`, path },
    notes: [whereToChoose],
  };
};

const dailySummary = (
  { told, events }: ContentOf<'daily-summary'>,
  translate: Translate,
): Words => {
  const lines = [
    ...events.map(({ event, count }) => [securityEventMailTexts[event], count] as const),
    ...told.map(
      ({ notification: kind, count }) => [notificationMailTexts[kind].event, count] as const,
    ),
  ];
  return {
    subject: msg`Tu resumen del día en Valía`,
    paragraphs: lines.map(([descriptor, count]) => {
      const event = translate(descriptor);
      return count === 1 ? msg`${{ event }}.` : msg`${{ event }} (${{ count }} veces).`;
    }),
    action: {
      label: msg`Abrir Valía`,
      path: events.length > 0 ? '/admin/security' : '/dashboard',
    },
    notes: [whereToChoose],
  };
};

const chainAlert = (auditRow: number | null): Words => ({
  subject: securityEventMailTexts.audit_chain_broken,
  paragraphs: [
    msg`El registro de auditoría ya no coincide con sus sellos: alguien lo ha cambiado directamente en la base de datos. Compáralo con la última copia de seguridad antes de nada.`,
  ],
  action: {
    label: msg`Ver la primera fila que falla`,
    path: auditRowPath(auditRow),
  },
  notes: [msg`Quién recibe estos correos se elige en los ajustes de alertas.`],
});

const eventAlert = ({ event, eventId }: ContentOf<'security-alert'>): Words => ({
  subject: securityEventMailTexts[event],
  paragraphs: [msg`El detalle está en los avisos de seguridad, donde también puedes reconocerlo.`],
  action: { label: msg`Ver el aviso`, path: `/admin/security?event=${eventId}` },
  notes: [msg`Quién recibe estos correos se elige en los ajustes de alertas.`],
});

const securityAlert = (content: ContentOf<'security-alert'>): Words =>
  content.event === 'audit_chain_broken' ? chainAlert(content.auditRow) : eventAlert(content);

const issueReported = ({
  issueReportId,
  title,
  reporterName,
}: ContentOf<'issue-reported'>): Words => ({
  subject: msg`Problema: ${{ title }}`,
  paragraphs: [msg`${{ reporterName }} ha enviado un reporte: «${{ title }}».`],
  action: { label: msg`Ver el reporte`, path: `/admin?issue=${issueReportId}` },
  notes: [],
});

const emailChange = ({
  to,
  token,
  nextEmail,
}: Extract<MailContent, { kind: 'email-change' }>): Words => ({
  subject: msg`Confirma el cambio de email`,
  paragraphs:
    to === 'next'
      ? [
          msg`Alguien, esperamos que tú, quiere usar esta dirección para entrar en su cuenta de Valía.`,
        ]
      : [
          msg`Has pedido que el email de tu cuenta de Valía pase a ser ${{ nextEmail }}.`,
          msg`Confírmalo también desde aquí. El cambio se hace cuando lo hayan confirmado las dos direcciones.`,
        ],
  action: { label: msg`Confirmar el cambio`, path: withToken('/change-email', token) },
  notes: [
    msg`El enlace caduca a las 24 horas.`,
    to === 'next'
      ? msg`Si no lo has pedido tú, no tienes que hacer nada.`
      : msg`Si no lo has pedido tú, no confirmes nada y cambia la contraseña ahora mismo: quien lo ha pedido la conoce.`,
  ],
});

const emailChanged = (at: string): Words => ({
  subject: msg`El email de tu cuenta ha cambiado`,
  paragraphs: [
    msg`El ${{ at }} tu cuenta de Valía pasó a otra dirección de email, que se confirmó también desde esta. Se cerraron sus sesiones en los demás dispositivos.`,
  ],
  action: { label: msg`Iniciar sesión`, path: '/login' },
  notes: [msg`Si no has sido tú, escríbenos ahora mismo.`],
});

const wordsOf = (
  content: MailContent,
  language: PreparedMail['language'],
  translate: Translate,
): Words => {
  switch (content.kind) {
    case 'verify-email':
      return verifyEmail(content.token);
    case 'recover-password':
      return recoverPassword(content.token);
    case 'account-exists':
      return accountExists();
    case 'password-changed':
      return passwordChanged(formatDateTime(content.at, language));
    case 'new-device':
      return newDevice(formatDateTime(content.at, language));
    case 'many-failed-sign-ins':
      return manyFailedSignIns();
    case 'second-factor-changed':
      return {
        ...secondFactorTexts[content.change],
        action: { label: msg`Abrir la seguridad de mi cuenta`, path: '/security' },
      };
    case 'account-changed':
      return accountChangedTexts[content.change];
    case 'verification-decided':
      return verificationDecided(content);
    case 'lead-assigned':
      return leadAssigned(content.leadId);
    case 'request-news':
      return requestNoticeTexts(content);
    case 'organization-changed':
      return organizationChangedTexts(content);
    case 'email-change':
      return emailChange(content);
    case 'email-changed':
      return emailChanged(formatDateTime(content.at, language));
    case 'invitation':
      return invitation(content);
    case 'notification':
      return notification(content);
    case 'daily-summary':
      return dailySummary(content, translate);
    case 'security-alert':
      return securityAlert(content);
    case 'issue-reported':
      return issueReported(content);
  }
};

const greetingOf = (content: MailContent): MessageDescriptor | null => {
  if (content.kind === 'invitation' || content.kind === 'issue-reported') return null;
  const { firstName } = content;
  return firstName === null ? msg`Hola:` : msg`Hola, ${{ firstName }}:`;
};

/** The firm that runs the platform, with the details that it has entered. */
const signatureOf = ({ name, address, mailbox }: PreparedMail['firm'], translate: Translate) =>
  [
    name === '' ? 'Valía' : translate(msg`Valía, de ${{ name }}`),
    address,
    mailbox === '' ? '' : translate(msg`Escríbenos a ${{ mailbox }}`),
  ].filter((line) => line !== '');

/** The text of the email in its reader's language. Every link begins with `publicOrigin`. */
export const writeMailBody = (
  { content, language, firm }: PreparedMail,
  { publicOrigin, translate }: { publicOrigin: string; translate: Translate },
): MailBody => {
  const { subject, paragraphs, action, notes } = wordsOf(content, language, translate);
  const greeting = greetingOf(content);
  return {
    subject: translate(subject),
    greeting: greeting === null ? null : translate(greeting),
    paragraphs: paragraphs.map(translate),
    action: { label: translate(action.label), href: `${publicOrigin}${action.path}` },
    notes: notes.map(translate),
    signature: signatureOf(firm, translate),
  };
};
