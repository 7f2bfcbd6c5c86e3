import type { Language } from '@valia/i18n/languages.ts';

export type Refusal =
  | 'not-a-number'
  | 'too-many-digits'
  | 'not-allowed-character'
  | 'too-large'
  | 'too-long'
  | 'not-a-date'
  | 'growth-not-below-cost-of-capital'
  | 'weights-do-not-sum-to-one'
  | 'discount-rate-not-positive'
  | 'form-required'
  | 'form-company-required'
  | 'form-phone-required'
  | 'form-field-required'
  | 'form-email-required'
  | 'form-not-an-email'
  | 'form-too-long'
  | 'form-not-allowed-character'
  | 'form-password-too-short'
  | 'form-passwords-differ'
  | 'form-terms-not-accepted'
  | 'form-company-name-missing';

/**
 * The texts that users read, without the parts that identify the field. Repeated here, so that no text changes
 * unnoticed.
 */
export const expectedRefusals: Record<Language, Record<Refusal, string>> = {
  es: {
    'not-a-number': 'no es un número. Escribe solo cifras, por ejemplo',
    'too-many-digits': 'hay demasiadas cifras. Un número admite 30 como mucho.',
    'not-allowed-character': 'hay un carácter que no se admite.',
    'too-large': 'es demasiado. Escribe como mucho',
    'too-long': 'el texto es demasiado largo. Caben',
    'not-a-date': 'la fecha no existe. Escribe día, mes y año, por ejemplo',
    'growth-not-below-cost-of-capital':
      'El crecimiento a perpetuidad debe quedar al menos 0,5 puntos por debajo del coste de capital.',
    'weights-do-not-sum-to-one': 'Las ponderaciones deben sumar 100',
    'discount-rate-not-positive': 'El coste de capital debe ser mayor que cero.',
    'form-required': 'Por favor, completa todos los campos obligatorios',
    'form-company-required': 'El nombre de la asesoría es obligatorio',
    'form-phone-required': 'El teléfono es obligatorio',
    'form-field-required': 'Este campo es obligatorio',
    'form-email-required': 'El email es obligatorio',
    'form-not-an-email': 'Email inválido',
    'form-too-long': 'Máximo 100 caracteres',
    'form-not-allowed-character': 'El texto contiene un carácter que no se admite',
    'form-password-too-short': 'La contraseña debe tener al menos 6 caracteres',
    'form-passwords-differ': 'Las contraseñas no coinciden',
    'form-terms-not-accepted': 'Debes aceptar los términos y condiciones para continuar',
    'form-company-name-missing': 'Escribe el nombre de la empresa',
  },
  ca: {
    'not-a-number': 'no és un número. Escriu només xifres, per exemple',
    'too-many-digits': 'hi ha massa xifres. Un número n’admet 30 com a molt.',
    'not-allowed-character': 'hi ha un caràcter que no s’admet.',
    'too-large': 'és massa. Escriu com a molt',
    'too-long': 'el text és massa llarg. Hi caben',
    'not-a-date': 'la data no existeix. Escriu dia, mes i any, per exemple',
    'growth-not-below-cost-of-capital':
      'El creixement a perpetuïtat ha de quedar almenys 0,5 punts per sota del cost de capital.',
    'weights-do-not-sum-to-one': 'Les ponderacions han de sumar 100',
    'discount-rate-not-positive': 'El cost de capital ha de ser més gran que zero.',
    'form-required': 'Omple tots els camps obligatoris',
    'form-company-required': 'El nom de l’assessoria és obligatori',
    'form-phone-required': 'El telèfon és obligatori',
    'form-field-required': 'Aquest camp és obligatori',
    'form-email-required': 'El correu electrònic és obligatori',
    'form-not-an-email': 'Correu electrònic no vàlid',
    'form-too-long': 'Màxim 100 caràcters',
    'form-not-allowed-character': 'El text conté un caràcter que no s’admet',
    'form-password-too-short': 'La contrasenya ha de tenir com a mínim 6 caràcters',
    'form-passwords-differ': 'Les contrasenyes no coincideixen',
    'form-terms-not-accepted': 'Has d’acceptar els termes i condicions per continuar',
    'form-company-name-missing': 'Escriu el nom de l’empresa',
  },
  en: {
    'not-a-number': 'is not a number. Write digits only, for example',
    'too-many-digits': 'too many digits. A number takes 30 at most.',
    'not-allowed-character': 'it holds a character that is not allowed.',
    'too-large': 'is too much. Write',
    'too-long': 'the text is too long. There is room for',
    'not-a-date': 'this date does not exist. Write day, month and year, for example',
    'growth-not-below-cost-of-capital':
      'Terminal growth must be at least 0.5 points below the cost of capital.',
    'weights-do-not-sum-to-one': 'The weights must add up to 100',
    'discount-rate-not-positive': 'The cost of capital must be above zero.',
    'form-required': 'Please fill in all the required fields',
    'form-company-required': 'The advisory’s name is required',
    'form-phone-required': 'The phone number is required',
    'form-field-required': 'This field is required',
    'form-email-required': 'The email address is required',
    'form-not-an-email': 'Invalid email',
    'form-too-long': 'At most 100 characters',
    'form-not-allowed-character': 'The text contains a character that is not allowed',
    'form-password-too-short': 'The password must have at least 6 characters',
    'form-passwords-differ': 'Passwords do not match',
    'form-terms-not-accepted': 'You must accept the terms and conditions',
    'form-company-name-missing': 'Enter the company’s name',
  },
};
