import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailContent } from '@valia/domain/mail/mail-content.ts';

type Change = Extract<MailContent, { kind: 'second-factor-changed' }>['change'];

interface ChangeTexts {
  subject: MessageDescriptor;
  paragraphs: MessageDescriptor[];
  notes: MessageDescriptor[];
}

const notYou = msg`Si no has sido tú, cambia la contraseña ahora mismo y revisa las sesiones abiertas.`;

/** The text about each change of the second factor. */
export const secondFactorTexts: Record<Change, ChangeTexts> = {
  enabled: {
    subject: msg`Verificación en dos pasos activada`,
    paragraphs: [
      msg`Has activado la verificación en dos pasos. Desde ahora, para entrar en tu cuenta hace falta también el código de tu aplicación.`,
      msg`Guarda los códigos de recuperación en un lugar seguro: sirven si pierdes el teléfono.`,
    ],
    notes: [notYou],
  },
  disabled: {
    subject: msg`Verificación en dos pasos desactivada`,
    paragraphs: [
      msg`La verificación en dos pasos de tu cuenta se ha desactivado. Desde ahora basta la contraseña para entrar.`,
    ],
    notes: [notYou],
  },
  reset: {
    subject: msg`Verificación en dos pasos restablecida`,
    paragraphs: [
      msg`Un administrador ha quitado la verificación en dos pasos de tu cuenta. Actívala otra vez en cuanto entres: hasta entonces basta la contraseña.`,
    ],
    notes: [msg`Si no lo habías pedido, cambia la contraseña y avísanos.`],
  },
};
