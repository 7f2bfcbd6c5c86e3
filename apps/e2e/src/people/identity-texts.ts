import { msg } from '@lingui/core/macro';
import type { Language } from '@valia/i18n/languages.ts';
import { loadTranslator } from '../page/load-translator.ts';

const spanish = {
  email: msg`Email`,
  firstName: msg({ message: 'Nombre', context: 'Of a person' }),
  lastName: msg`Apellidos`,
  company: msg`Nombre de la asesoría`,
  phone: msg`Teléfono`,
  password: msg`Contraseña`,
  repeatedPassword: msg`Repite la contraseña`,
  currentPassword: msg`Contraseña actual`,
  newPassword: msg`Nueva contraseña`,
  repeatedNewPassword: msg`Repite la nueva contraseña`,
  createAccount: msg`Crear cuenta`,
  accountCreated: msg`¡Cuenta creada exitosamente!`,
  verifyYourEmail: msg`Verifica tu email`,
  verifyMyEmail: msg`Verificar mi email`,
  emailVerified: msg`Email verificado`,
  bannerName: msg`Verificación del email`,
  resend: msg`Reenviar`,
  dismiss: msg({ message: 'Descartar', context: 'What can be done with a banner' }),
  resent: msg`Email de verificación enviado. Revisa tu bandeja de entrada.`,
  toDashboard: msg`Ir al panel`,
  signIn: msg`Entrar`,
  signInTitle: msg`Iniciar sesión`,
  welcomeBack: msg`¡Bienvenido de nuevo!`,
  wrongCredentials: msg`El email o la contraseña no son correctos.`,
  forgotten: msg`¿Has olvidado tu contraseña?`,
  sendLink: msg`Enviar enlace de recuperación`,
  linkSent: msg`Email de recuperación enviado`,
  checkYourMail: msg`Revisa tu correo`,
  saveNewPassword: msg`Guardar la nueva contraseña`,
  passwordUpdated: msg`Contraseña actualizada exitosamente`,
  invalidLink: msg`Enlace Inválido`,
  invalidRecoveryLink: msg`Este enlace de recuperación ha expirado o no es válido`,
  security: msg`Seguridad`,
  enableFactor: msg`Activar la verificación en dos pasos`,
  factorTitle: msg`Verificación en dos pasos`,
  goOn: msg`Continuar`,
  copyKey: msg`Copiar la clave`,
  appCode: msg`Código que muestra la aplicación`,
  verifyAndEnable: msg`Verificar y activar`,
  verified: msg`Verificación exitosa`,
  codesKept: msg`Ya los he guardado`,
  code: msg`Código`,
  verifyAndEnter: msg`Verificar y entrar`,
  wrongCode: msg`Código inválido. Intenta de nuevo.`,
  shortCode: msg`El código debe tener 6 dígitos`,
  useRecoveryCode: msg`Usa un código de recuperación`,
  recoveryCode: msg`Código de recuperación`,
  signOut: msg`Cerrar sesión`,
  signedOut: msg`Sesión cerrada`,
  expired: msg`Sesión expirada. Por favor, inicia sesión nuevamente.`,
  end: msg`Cerrar`,
  endedThere: msg`Sesión cerrada en ese dispositivo`,
  createAndJoin: msg`Crear cuenta y unirme`,
  signInToAccept: msg`Iniciar sesión para aceptar`,
  accept: msg`Aceptar la invitación`,
  invitationUsed: msg`Esta invitación ya se ha utilizado.`,
};
type TextName = keyof typeof spanish;
export type IdentityTexts = Record<TextName, string>;

/** The texts of the account screens in a language. */
export const identityTexts = async (language: Language): Promise<IdentityTexts> => {
  const t = await loadTranslator(language);
  const texts: Partial<IdentityTexts> = {};
  const isName = (name: string): name is TextName => name in spanish;
  for (const name of Object.keys(spanish).filter(isName)) texts[name] = t(spanish[name]);
  return texts as IdentityTexts;
};
