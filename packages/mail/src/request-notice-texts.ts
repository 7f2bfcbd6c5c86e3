import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailContent } from '@valia/domain/mail/mail-content.ts';
import type { RequestNotice } from '@valia/domain/mail/mail-message.ts';

interface RequestNewsWords {
  subject: MessageDescriptor;
  paragraphs: MessageDescriptor[];
  label: MessageDescriptor;
  /** The path of the page about the request, before the request's id. */
  path: string;
}

const received = '/my-received-collaborations?request=';
const sent = '/my-referrals?request=';
const thread = '/collaborations/';

// Contains neither the company's nor the other user's name, because emails may be read by others.
const words: Record<RequestNotice, RequestNewsWords> = {
  received: {
    subject: msg`Tienes una solicitud de colaboración`,
    paragraphs: [
      msg`Otro asesor te propone trabajar en una operación. Lee su mensaje y responde antes de 30 días: después caduca.`,
    ],
    label: msg`Ver la solicitud`,
    path: received,
  },
  accepted: {
    subject: msg`Han aceptado tu solicitud`,
    paragraphs: [
      msg`Ya podéis escribiros en Valía. Si enviaste una valoración, la otra parte puede leer su última versión cerrada; puedes ampliar ese acceso o retirarlo.`,
    ],
    label: msg`Abrir la conversación`,
    path: thread,
  },
  rejected: {
    subject: msg`Han rechazado tu solicitud`,
    paragraphs: [msg`En Valía encontrarás el motivo. Puedes proponérsela a otra persona.`],
    label: msg`Ver el motivo`,
    path: sent,
  },
  withdrawn: {
    subject: msg`Han retirado una solicitud que te enviaron`,
    paragraphs: [msg`Quien te la envió la ha retirado. No tienes que hacer nada.`],
    label: msg`Ver la solicitud`,
    path: received,
  },
  expired: {
    subject: msg`Tu solicitud ha caducado`,
    paragraphs: [
      msg`Han pasado 30 días sin respuesta. Puedes enviarla de nuevo o proponérsela a otra persona.`,
    ],
    label: msg`Ver la solicitud`,
    path: sent,
  },
  message: {
    subject: msg`Tienes un mensaje en una colaboración`,
    paragraphs: [msg`Te han escrito en una de tus colaboraciones. Léelo y contesta en Valía.`],
    label: msg`Leer el mensaje`,
    path: thread,
  },
};

/** The email to one side of a request. */
export const requestNoticeTexts = ({
  news,
  requestId,
}: Extract<MailContent, { kind: 'request-news' }>) => {
  const { label, path, ...told } = words[news];
  return { ...told, action: { label, path: `${path}${requestId}` }, notes: [] };
};
