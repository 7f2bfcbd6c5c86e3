import { msg } from '@lingui/core/macro';
import type { auditLogList } from '@valia/domain/security/audit-log-list.ts';
import type { ListWords } from '../../../components/list/list-words.ts';
import type { AuditRow } from './use-audit-logs.ts';

/** What the audit log is asked for by. */
export const auditWords: ListWords<typeof auditLogList, AuditRow> = {
  search: {
    label: msg`Buscar por persona, objeto o número de fila`,
    placeholder: msg`Persona, objeto o fila`,
  },
  views: { '': msg`Todo` },
  filters: {
    action: { name: msg`Qué` },
    subjectType: {
      name: msg`Objeto`,
      choices: {
        user: msg`Cuentas`,
        valuation: msg`Valoraciones`,
        lead: msg`Leads`,
        report: msg`Informes`,
        organization: msg`Organizaciones`,
        invitation: msg`Invitaciones`,
        session: msg`Sesiones`,
        'issue-report': msg`Reportes de problemas`,
        'security-event': msg`Avisos de seguridad`,
        settings: msg`Ajustes`,
        procedure: msg`Accesos denegados`,
      },
    },
    period: {
      name: msg`Cuándo`,
      choices: {
        today: msg`hoy`,
        '7d': msg`7 días`,
        '30d': msg`30 días`,
        '90d': msg`90 días`,
      },
      days: ['from', 'to'],
    },
  },
};
