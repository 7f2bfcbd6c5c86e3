import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { declaredSections } from '@valia/domain/screens/of-sections.ts';
import type { UsualAct } from '@valia/domain/screens/section.ts';
import { sectionObjects } from '../../lib/section-menus.ts';

/** What is done to the objects of sections, each by its own name. */
const usualActTexts: Readonly<Record<UsualAct, (one: string) => MessageDescriptor>> = {
  created: (one) => msg`creó ${one}`,
  updated: (one) => msg`cambió ${one}`,
  saved: (one) => msg`guardó ${one}`,
  deleted: (one) => msg`eliminó ${one}`,
  archived: (one) => msg`archivó ${one}`,
  restored: (one) => msg`recuperó ${one}`,
};

/** The texts of the audit log's actions, which follow the name of the user. */
const auditActionTexts: Readonly<Record<string, MessageDescriptor>> = {
  'account-labels.remembered': msg`recordó filas de sus cuentas pegadas`,
  'alert-settings.changed': msg`cambió los ajustes de alertas`,
  'authz.denied': msg`pidió algo a lo que no tiene acceso`,
  'budget.fed-valuation': msg`llevó un presupuesto a una valoración`,
  'commission-tariff.set': msg`fijó una tarifa de comisiones`,
  'commission.approved': msg`aprobó una comisión`,
  'commission.cancelled': msg`anuló una comisión`,
  'commission.corrected': msg`corrigió una comisión`,
  'commission.earned': msg`devengó una comisión`,
  'commission.estimated': msg`estimó una comisión`,
  'commission.paid': msg`anotó el pago de una comisión`,
  'commission.reversed': msg`revirtió una comisión`,
  'comparable.created': msg`añadió una operación comparable`,
  'comparable.taken': msg`llevó comparables a una valoración`,
  'firm-settings.changed': msg`cambió los datos de la firma`,
  'invitation.accepted': msg`aceptó una invitación`,
  'invitation.created': msg`envió una invitación`,
  'invitation.revoked': msg`retiró una invitación`,
  'issue.answered': msg`respondió a un reporte`,
  'issue.closed': msg`cerró un reporte`,
  'issue.reported': msg`informó de un problema`,
  'lead.assigned': msg`asignó un lead`,
  'lead.created': msg`envió un lead`,
  'lead.kept-apart': msg`separó dos leads parecidos`,
  'lead.merged': msg`unió dos leads`,
  'lead.next-step-set': msg`fijó el próximo paso de un lead`,
  'lead.note-added': msg`anotó algo en un lead`,
  'lead.stage-changed': msg`cambió un lead de etapa`,
  'lead.valuation-begun': msg`empezó la valoración de un lead`,
  'logo.sent': msg`subió un logotipo`,
  'notification-settings.changed': msg`cambió sus notificaciones`,
  'organization.archived': msg`archivó una organización`,
  'organization.brand-updated': msg`cambió la marca de una organización`,
  'organization.created': msg`creó una organización`,
  'organization.disabled': msg`desactivó una organización`,
  'organization.enabled': msg`reactivó una organización`,
  'organization.handed-over': msg`traspasó una organización`,
  'organization.left': msg`dejó una organización`,
  'organization.member-removed': msg`quitó a un miembro de una organización`,
  'organization.updated': msg`cambió los datos de una organización`,
  'profile.directory-changed': msg`cambió su ficha del directorio`,
  'queue-item.resolved': msg`resolvió una avería`,
  'recovery-codes.renewed': msg`renovó sus códigos de recuperación`,
  'report.created': msg`emitió un informe`,
  'report.copied': msg`descargó la copia editable de un informe`,
  'request.accepted': msg`aceptó una solicitud`,
  'request.access-changed': msg`cambió un acceso de una solicitud`,
  'request.access-taken-back': msg`retiró un acceso de una solicitud`,
  'request.expired': msg`dio por caducada una solicitud`,
  'request.message-sent': msg`escribió en una solicitud`,
  'request.outcome-confirmed': msg`confirmó el resultado de una solicitud`,
  'request.outcome-set': msg`anotó el resultado de una solicitud`,
  'request.rejected': msg`rechazó una solicitud`,
  'request.report-opened': msg`abrió un informe de una solicitud`,
  'request.sent': msg`envió una solicitud`,
  'request.version-opened': msg`abrió una versión a una solicitud`,
  'request.withdrawn': msg`retiró una solicitud`,
  'second-factor.disabled': msg`desactivó el segundo factor`,
  'second-factor.enabled': msg`activó el segundo factor`,
  'second-factor.reset': msg`restableció un segundo factor`,
  'sector-set.created': msg`empezó una edición de múltiplos`,
  'sector-set.discarded': msg`descartó una edición de múltiplos`,
  'sector-set.published': msg`publicó una edición de múltiplos`,
  'sector-set.saved': msg`guardó una edición de múltiplos`,
  'security.acknowledged': msg`reconoció un aviso de seguridad`,
  'session.created': msg`inició sesión`,
  'session.ended': msg`cerró sesión`,
  'sessions.ended': msg`cerró otras sesiones`,
  'template-document.issued': msg`emitió un documento`,
  'template-document.updated': msg`guardó un documento`,
  'template.changed': msg`cambió una plantilla`,
  'template.copied': msg`copió una plantilla`,
  'template.published': msg`publicó una plantilla`,
  'user.administrator-created': msg`creó un administrador`,
  'user.created': msg`creó una cuenta`,
  'user.email-change-cancelled': msg`canceló su cambio de email`,
  'user.email-change-confirmed': msg`confirmó su cambio de email`,
  'user.email-change-requested': msg`pidió cambiar su email`,
  'user.email-changed': msg`cambió su email`,
  'user.email-verified': msg`verificó su email`,
  'user.erased': msg`borró su cuenta`,
  'user.exported': msg`exportó sus datos`,
  'user.global-admin-changed': msg`cambió una administración global`,
  'user.language-changed': msg`cambió su idioma`,
  'user.locked': msg`bloqueó una cuenta`,
  'user.password-changed': msg`cambió su contraseña`,
  'user.password-reset': msg`recuperó su contraseña`,
  'user.profile-updated': msg`cambió su perfil`,
  'user.rejected': msg`rechazó a un asesor`,
  'user.role-changed': msg`cambió un rol`,
  'user.sessions-ended': msg`cerró las sesiones de una cuenta`,
  'user.unlocked': msg`desbloqueó una cuenta`,
  'user.verification-requested': msg`pidió ser verificado`,
  'user.verified': msg`verificó a un asesor`,
  'valuation-note.saved': msg`guardó una nota privada`,
  'valuation.archived': msg`archivó una valoración`,
  'valuation.created': msg`creó una valoración`,
  'valuation.deleted': msg`eliminó una valoración`,
  'valuation.restored': msg`recuperó una valoración`,
  'valuation.share-changed': msg`cambió un acceso compartido`,
  'valuation.share-taken-back': msg`retiró un acceso compartido`,
  'valuation.shared': msg`compartió una valoración`,
  'valuation.status-changed': msg`cambió el estado de una valoración`,
  'valuation.status-undone': msg`deshizo un cambio de estado`,
  'valuation.tagged': msg`etiquetó una valoración`,
  'valuation.updated': msg`guardó una valoración`,
  'view.created': msg`guardó una vista`,
  'view.deleted': msg`eliminó una vista`,
  'view.updated': msg`cambió una vista`,
};

const usualActions: ReadonlyMap<string, { object: string; act: UsualAct }> = new Map(
  declaredSections.flatMap(({ objects }) =>
    Object.entries<readonly UsualAct[]>(objects).flatMap(([object, acts]) =>
      acts.map((act) => [`${object}.${act}`, { object, act }] as const),
    ),
  ),
);

/** All the actions that can be filtered by name. */
export const knownAuditActions: readonly string[] = [
  ...Object.keys(auditActionTexts),
  ...usualActions.keys(),
].toSorted();

/** An action without a text is shown as its code, so that the log omits nothing. */
export const auditActionText = (action: string, i18n: I18n): string => {
  const usual = usualActions.get(action);
  const one = usual === undefined ? undefined : sectionObjects[usual.object]?.one;
  const text =
    usual === undefined || one === undefined
      ? auditActionTexts[action]
      : usualActTexts[usual.act](i18n._(one));
  return text === undefined ? action : i18n._(text);
};
