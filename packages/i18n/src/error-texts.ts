import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';

/** What a person reads for each way a call can fail. */
export const errorTexts: Record<ErrorCode, MessageDescriptor> = {
  unauthenticated: msg`Sesión expirada. Por favor, inicia sesión nuevamente.`,
  forbidden: msg`No tienes permisos para realizar esta acción.`,
  'not-found': msg`No encontramos lo que buscas. Puede que ya no exista.`,
  conflict: msg`Alguien ha cambiado estos datos mientras los editabas. Recarga la página para ver los últimos.`,
  'invalid-input': msg`Hay datos que no son correctos. Revisa los campos señalados.`,
  'too-large': msg`Lo que quieres enviar es demasiado grande. Redúcelo y vuelve a intentarlo.`,
  'too-many-requests': msg`Has hecho demasiados intentos seguidos. Espera unos minutos y vuelve a probar.`,
  unavailable: msg`El servicio no responde en este momento. Vuelve a intentarlo en unos segundos.`,
  internal: msg`Ha ocurrido un error. Por favor, intenta nuevamente o contacta con soporte.`,
  'credentials-wrong': msg`El email o la contraseña no son correctos.`,
  'sign-up-refused': msg`No se pudo crear la cuenta. Si ya tienes una, inicia sesión o recupera tu contraseña.`,
  'user-not-created': msg`No se pudo crear el usuario`,
  'profile-not-created': msg`Error al crear el perfil de usuario`,
  'link-not-valid': msg`Este enlace ha expirado o no es válido. Pide uno nuevo.`,
  'password-too-weak': msg`La contraseña no cumple los requisitos.`,
  'email-not-confirmed': msg`Verifica tu email antes de enviar nada a otras personas.`,
  'invitation-for-another': msg`Esta invitación es para otra dirección de email. Entra con esa cuenta para aceptarla.`,
  'invitation-used': msg`Esta invitación ya se ha utilizado.`,
  'invitation-to-member': msg`Esa persona ya pertenece a tu organización.`,
  'organization-has-members': msg`Tu organización tiene más miembros. Pasa la titularidad a uno de ellos antes de salir.`,
  'password-wrong': msg`La contraseña actual no es correcta.`,
  'second-factor-code-wrong': msg`Código inválido. Intenta de nuevo.`,
  'second-factor-challenge-ended': msg`El tiempo o los intentos para escribir el código se han agotado. Inicia sesión de nuevo.`,
  'second-factor-required': msg`Para entrar en la administración, activa antes la verificación en dos pasos.`,
  'second-factor-state': msg`La verificación en dos pasos ya no está como la veías. Recarga la página.`,
  'last-administrator': msg`Es la última persona con estos permisos: nombra antes a otra.`,
  'valuation-version-conflict': msg`Esta valoración se ha guardado desde otra ventana. Carga la última versión antes de seguir.`,
  'valuation-status-refused': msg`La valoración no puede pasar a ese estado.`,
  'valuation-not-computable': msg`Aún no se puede completar: faltan datos para calcular el valor.`,
  'valuation-read-only': msg`La valoración está completada. Reábrela para cambiarla.`,
  'valuation-not-completed': msg`Completa la valoración antes de generar el informe.`,
  'valuation-not-deletable': msg`Solo se eliminan borradores que nunca se completaron. Esta valoración puedes archivarla.`,
};
