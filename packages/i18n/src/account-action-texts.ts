import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  AccountAction,
  BulkAccountAction,
  AccountRowAction,
} from '@valia/domain/access/account-actions.ts';

interface AccountActTexts {
  title: MessageDescriptor;
  /** In a line. */
  help: MessageDescriptor;
  /** Shown before the action is done. */
  consequence: MessageDescriptor;
  /** The text of the confirming button. */
  action: MessageDescriptor;
  done: MessageDescriptor;
}

/** The texts of each action on an account for administrators; `name` is the name of the assigned role. */
export const accountActionTexts: Record<AccountAction, AccountActTexts> = {
  verify: {
    title: msg`Verificar`,
    help: msg`Podrá trabajar con otros asesores`,
    consequence: msg`Aparecerá en el directorio y podrá trabajar con otros asesores. Se le avisa por correo.`,
    action: msg`Verificar`,
    done: msg`Asesor verificado`,
  },
  reject: {
    title: msg`Rechazar la verificación`,
    help: msg`Podrá pedirla de nuevo`,
    consequence: msg`No aparecerá en el directorio. Recibe el motivo por correo y podrá pedirla de nuevo.`,
    action: msg`Rechazar`,
    done: msg`Verificación rechazada`,
  },
  role: {
    title: msg`Rol`,
    help: msg`Vale desde su próxima acción`,
    consequence: msg`Pasará a ser {name} desde su próxima acción. Se le avisa por correo.`,
    action: msg`Cambiar a {name}`,
    done: msg`Rol cambiado`,
  },
  sessions: {
    title: msg`Cerrar sesiones`,
    help: msg`Tendrá que volver a entrar`,
    consequence: msg`Tendrá que volver a entrar en todos sus dispositivos. Se le avisa por correo.`,
    action: msg`Cerrar sesiones`,
    done: msg`Sesiones cerradas`,
  },
  factor: {
    title: msg`Restablecer segundo factor`,
    help: msg`Para quien ha perdido su aplicación y sus códigos`,
    consequence: msg`Quita la aplicación y los códigos y cierra sus sesiones. Al entrar configurará otro. Se le avisa por correo.`,
    action: msg`Restablecer`,
    done: msg`Segundo factor restablecido`,
  },
  'give-all-rights': {
    title: msg`Administración global`,
    help: msg`Podría cambiar cualquier rol`,
    consequence: msg`Podrá cambiar cualquier rol y nombrar a otros administradores globales.`,
    action: msg`Conceder`,
    done: msg`Permisos cambiados`,
  },
  'take-all-rights': {
    title: msg`Administración global`,
    help: msg`Puede cambiar cualquier rol`,
    consequence: msg`Dejará de poder cambiar cualquier rol. Conserva el suyo.`,
    action: msg`Retirar`,
    done: msg`Permisos cambiados`,
  },
  lock: {
    title: msg`Bloquear cuenta`,
    help: msg`No podrá entrar; sus datos se conservan`,
    consequence: msg`Se cierran sus sesiones y no podrá entrar; sus datos se conservan. Se le avisa por correo.`,
    action: msg`Bloquear`,
    done: msg`Cuenta bloqueada`,
  },
  unlock: {
    title: msg`Desbloquear cuenta`,
    help: msg`Podrá volver a entrar`,
    consequence: msg`Podrá volver a entrar con su contraseña. Se le avisa por correo.`,
    action: msg`Desbloquear`,
    done: msg`Cuenta desbloqueada`,
  },
};

/** The labels in the menu of a list's row. */
export const accountRowActionTexts: Record<AccountRowAction, MessageDescriptor> = {
  verify: msg`Verificar…`,
  reject: msg`Rechazar…`,
  sessions: msg`Cerrar sesiones…`,
  factor: msg`Restablecer segundo factor…`,
  lock: msg`Bloquear…`,
  unlock: msg`Desbloquear…`,
};

interface ActOnManyTexts {
  label: MessageDescriptor;
  question: MessageDescriptor;
  consequence: MessageDescriptor;
  done: MessageDescriptor;
}

/** The labels of the actions on `count` accounts at once. */
export const bulkAccountActionTexts: Record<BulkAccountAction, ActOnManyTexts> = {
  verify: {
    label: msg`Verificar {count}`,
    question: msg`{count, plural, one {¿Verificar a # asesor?} many {¿Verificar a # de asesores?} other {¿Verificar a # asesores?}}`,
    consequence: msg`Aparecerán en el directorio y podrán trabajar con otros asesores. Se les avisa por correo.`,
    done: msg`{count, plural, one {Asesor verificado} many {# de asesores verificados} other {# asesores verificados}}`,
  },
  sessions: {
    label: msg`Cerrar sesiones`,
    question: msg`{count, plural, one {¿Cerrar las sesiones de # persona?} many {¿Cerrar las sesiones de # de personas?} other {¿Cerrar las sesiones de # personas?}}`,
    consequence: msg`Tendrán que volver a entrar en todos sus dispositivos. Se les avisa por correo.`,
    done: msg`{count, plural, one {Sesiones cerradas} other {Sesiones de # personas cerradas}}`,
  },
};
