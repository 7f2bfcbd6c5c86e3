import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldIssueCode } from '@valia/domain/errors/field-issue.ts';

/** The messages beside a field with a refused text: `{field}`, `{text}`, `{example}`, `{minimum}`, `{maximum}`. */
export const refusalTexts: Partial<Record<FieldIssueCode, MessageDescriptor>> = {
  'not-a-number': msg({
    message: '{field}: «{text}» no es un número. Escribe solo cifras, por ejemplo {example}.',
  }),
  'unclear-number': msg({
    message:
      '{field}: «{text}» puede ser miles o decimales; lo pegado no lo aclara. Escríbelo, por ejemplo, {example}.',
  }),
  'too-large': msg({ message: '{field}: {text} es demasiado. Escribe como mucho {maximum}.' }),
  'too-small': msg({ message: '{field}: {text} es muy poco. Escribe al menos {minimum}.' }),
  'too-long': msg({ message: '{field}: el texto es demasiado largo. Caben {maximum} caracteres.' }),
  'not-allowed-character': msg({
    message: '{field}: hay un carácter que no se admite. Bórralo y escribe el dato otra vez.',
  }),
  'name-taken': msg({
    message: '«{text}» ya es el nombre de otro escenario. Escribe uno distinto.',
  }),
  'not-a-date': msg({
    message: '{field}: la fecha no existe. Escribe día, mes y año, por ejemplo {example}.',
  }),
  required: msg({
    message: '{field}: este dato no puede quedar vacío. Escribe, por ejemplo, {example}.',
  }),
};

/** The message for too many digits; digits are counted separately from letters, because a number needs only digits. */
export const tooManyDigitsText = msg({
  message: '{field}: hay demasiadas cifras. Un número admite {maximum} como mucho.',
});
