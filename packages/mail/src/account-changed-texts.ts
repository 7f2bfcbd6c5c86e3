import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccountNotice } from '@valia/domain/mail/mail-message.ts';

interface AccountChangedWords {
  subject: MessageDescriptor;
  paragraphs: MessageDescriptor[];
  action: { label: MessageDescriptor; path: string };
  notes: MessageDescriptor[];
}

const signIn = { label: msg`Iniciar sesión`, path: '/login' };
const askUs = msg`Si no sabes por qué, escríbenos.`;

/** The administrators' changes to the account. */
export const accountChangedTexts: Record<AccountNotice, AccountChangedWords> = {
  'role-changed': {
    subject: msg`Tu función en Valía ha cambiado`,
    paragraphs: [
      msg`Un administrador ha cambiado lo que puedes hacer en Valía. Vale desde tu próxima acción; tus valoraciones siguen siendo tuyas.`,
    ],
    action: { label: msg`Ir al panel`, path: '/dashboard' },
    notes: [askUs],
  },
  locked: {
    subject: msg`Tu cuenta de Valía está bloqueada`,
    paragraphs: [
      msg`Un administrador ha bloqueado tu cuenta y ha cerrado tus sesiones. Tus datos se conservan.`,
    ],
    action: { label: msg`Ir a Valía`, path: '/' },
    notes: [askUs],
  },
  unlocked: {
    subject: msg`Tu cuenta de Valía vuelve a estar abierta`,
    paragraphs: [msg`Un administrador ha desbloqueado tu cuenta. Ya puedes entrar.`],
    action: signIn,
    notes: [],
  },
  'sessions-ended': {
    subject: msg`Se han cerrado tus sesiones de Valía`,
    paragraphs: [
      msg`Un administrador ha cerrado tus sesiones en todos los dispositivos. Para seguir, entra de nuevo.`,
    ],
    action: signIn,
    notes: [askUs],
  },
};
