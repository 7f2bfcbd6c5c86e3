import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccountEventKind } from '@valia/domain/accounts/account-event-kind.ts';

/** The texts of the security history of a user's account. */
export const accountEventTexts: Record<AccountEventKind, MessageDescriptor> = {
  'signed-in': msg`Inicio de sesión`,
  'sign-in-failed': msg`Intento de inicio de sesión fallido`,
  'second-factor-failed': msg`Código de verificación incorrecto`,
  'signed-out': msg`Cierre de sesión`,
  'sessions-ended': msg`Sesiones cerradas`,
  'password-changed': msg`Contraseña cambiada`,
  'password-reset': msg`Contraseña recuperada por correo`,
  'email-verified': msg`Email verificado`,
  'email-change-requested': msg`Cambio de email pedido`,
  'email-changed': msg`Email cambiado`,
  'second-factor-enabled': msg`Verificación en dos pasos activada`,
  'second-factor-disabled': msg`Verificación en dos pasos desactivada`,
  'second-factor-reset': msg`Verificación en dos pasos retirada por un administrador`,
  'recovery-code-used': msg`Código de recuperación utilizado`,
  'recovery-codes-renewed': msg`Códigos de recuperación renovados`,
  'role-changed': msg`Permisos cambiados por un administrador`,
  'account-locked': msg`Cuenta bloqueada por un administrador`,
  'account-unlocked': msg`Cuenta desbloqueada por un administrador`,
  'data-exported': msg`Datos exportados`,
  'verification-accepted': msg`Cuenta verificada`,
  'verification-rejected': msg`Verificación rechazada`,
  'verification-requested': msg`Verificación pedida de nuevo`,
};
