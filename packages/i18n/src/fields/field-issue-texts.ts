import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldIssue, FieldIssueCode } from '@valia/domain/errors/field-issue.ts';
import { notAllowedCharacterText } from './not-allowed-character-text.ts';

const texts: Record<FieldIssueCode, MessageDescriptor> = {
  required: msg`Este campo es obligatorio`,
  'not-a-number': msg`Escribe un número, por ejemplo 1.234,5`,
  'unclear-number': msg`Puede ser miles o decimales. Escribe un número, por ejemplo 1.234,5`,
  'too-small': msg`El valor mínimo es {minimum}`,
  'too-large': msg`El valor máximo es {maximum}`,
  'too-short': msg`Mínimo {minimum} caracteres`,
  'too-long': msg`Máximo {maximum} caracteres`,
  'too-many': msg`Como máximo {maximum}`,
  'not-allowed-character': msg`El texto contiene un carácter que no se admite. Bórralo y escríbelo otra vez.`,
  'not-printable': msg`El informe no puede imprimir {characters}`,
  'web-address-in-name': msg`Un nombre no puede contener una dirección web`,
  'email-required': msg`El email es obligatorio`,
  'not-an-email': msg`Email inválido`,
  'email-unchanged': msg`Es la dirección que ya tienes`,
  'not-a-date': msg`Escribe una fecha válida, por ejemplo 31/12/2025`,
  'date-after-today': msg`La fecha no puede ser posterior a hoy`,
  'not-in-list': msg`Elige un valor de la lista`,
  'unknown-field': msg`Este dato no se reconoce`,
  'not-valid': msg`Este valor no es válido`,
  'password-too-short': msg`La contraseña debe tener al menos 6 caracteres`,
  'passwords-differ': msg`Las contraseñas no coinciden`,
  'password-unchanged': msg`Es tu contraseña actual. Elige otra`,
  'password-needs-length': msg`al menos 8 caracteres`,
  'password-needs-upper': msg`una mayúscula`,
  'password-needs-lower': msg`una minúscula`,
  'password-needs-digit': msg`un número`,
  'password-needs-special': msg`un carácter especial`,
  'password-too-common': msg`es una de las más usadas`,
  'terms-not-accepted': msg`Debes aceptar los términos y condiciones para continuar`,
  'organization-name-required': msg`El nombre de la asesoría es obligatorio`,
  'phone-required': msg`El teléfono es obligatorio`,
  'phone-not-valid': msg`Teléfono inválido`,
  'experience-required': msg`Selecciona tu experiencia`,
  'specialty-required': msg`Selecciona al menos una`,
  'personal-data-required': msg`Por favor, completa todos los campos obligatorios`,
  'changed-by-another': msg`Otra persona ha cambiado este dato`,
  'person-not-found': msg`No hay nadie en Valía que haya verificado este email`,
  'already-owner': msg`Esta valoración ya es tuya`,
  'name-taken': msg`Ya hay otra con este nombre`,
  'code-not-six-digits': msg`El código debe tener 6 dígitos`,
  'file-empty': msg`El archivo está vacío. Elige otro.`,
  'file-not-a-workbook': msg`No es una hoja de cálculo. Guárdalo como libro de Excel (.xlsx) o CSV y vuelve a subirlo.`,
  'file-other-format': msg`Es un documento de otro tipo. Ábrelo en tu hoja de cálculo y guárdalo como libro de Excel (.xlsx).`,
  'file-old-or-locked': msg`Tiene contraseña o es un Excel anterior a 2007 (.xls). Quita la contraseña y guárdalo como libro de Excel (.xlsx).`,
  'file-damaged': msg`El archivo está dañado o incompleto. Ábrelo en tu hoja de cálculo, guárdalo de nuevo y vuelve a subirlo.`,
  'file-too-large': msg`El archivo es demasiado grande. Deja solo las hojas que quieras importar y vuelve a subirlo.`,
  'file-without-rows': msg`No hay ninguna fila que se pueda importar.`,
  'not-a-picture': msg`El archivo no es una imagen PNG o JPG que se pueda leer`,
  'picture-too-large': msg`La imagen es demasiado grande: como máximo {maximum} píxeles de lado`,
  'picture-with-script': msg`La imagen lleva un programa o una página dentro. Ábrela en un editor de imágenes, expórtala de nuevo como PNG y vuelve a subirla.`,
};

/** The text shown next to a wrong field. */
export const fieldIssueText = ({
  code,
  params,
}: Pick<FieldIssue, 'code' | 'params'>): MessageDescriptor =>
  'near' in params ? notAllowedCharacterText(params) : { ...texts[code], values: params };
