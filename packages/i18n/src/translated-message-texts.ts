import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type TranslatedMessageKey,
  translateMessage,
} from '@valia/domain/errors/message-translator.ts';

const texts: Record<TranslatedMessageKey, MessageDescriptor> = {
  'session-expired': msg`Sesión expirada. Por favor, inicia sesión nuevamente.`,
  'not-allowed': msg`No tienes permisos para realizar esta acción.`,
  'already-exists': msg`Este registro ya existe en el sistema.`,
  'has-dependencies': msg`No se puede completar la operación debido a dependencias existentes.`,
  'data-missing': msg`Faltan datos requeridos para completar la operación.`,
  'technical-problem': msg`Ha ocurrido un error. Por favor, intenta nuevamente o contacta con soporte.`,
  'unknown-error': msg`Error desconocido`,
};

/** Any message in a form suitable for users: technical ones are replaced, in the language of `i18n`. */
export const translatedMessageText = (i18n: I18n, message: string, override?: string): string => {
  const translated = translateMessage(message, override);
  return 'text' in translated ? translated.text : i18n._(texts[translated.key]);
};

/** An exception's message is only for developers: users are shown its topic, never the message itself. */
export const exceptionText = (i18n: I18n, message: string): string => {
  const translated = translateMessage(message);
  return i18n._(texts['key' in translated ? translated.key : 'technical-problem']);
};
