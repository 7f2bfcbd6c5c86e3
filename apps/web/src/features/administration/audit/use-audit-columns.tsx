import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatDateTime, formatNumber } from '@valia/i18n/format.ts';
import type { TableColumn } from '../../../components/table/table-column.ts';
import { textColumn } from '../../../components/table/text-column.ts';
import { sectionObjects } from '../../../lib/section-menus.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useMoment } from '../../../lib/use-moment.ts';
import { auditActionText } from '../audit-action-text.ts';
import type { AuditChainProof } from './audit-chain-proof.ts';
import type { AuditRow } from './use-audit-logs.ts';
import styles from './audit-logs.module.css';
import { text } from '../../../components/style/class-names.ts';

/** The beginning of a seal, as in `7c1e b04a`: enough to distinguish it from another. */
export const shortSeal = (seal: string): string => `${seal.slice(0, 4)} ${seal.slice(4, 8)}`;

const kindTexts: Readonly<Record<string, MessageDescriptor | undefined>> = {
  commission: msg`Comisión`,
  'commission-tariff': msg`Tarifa`,
  file: msg`Archivo`,
  invitation: msg`Invitación`,
  'issue-report': msg`Reporte`,
  lead: msg`Lead`,
  organization: msg`Organización`,
  'queue-item': msg`Avería`,
  report: msg`Informe`,
  request: msg`Solicitud`,
  'sector-set': msg`Edición de múltiplos`,
  'security-event': msg`Aviso`,
  session: msg`Sesión`,
  settings: msg`Ajustes`,
  user: msg`Cuenta`,
  'valuation-note': msg`Nota`,
  view: msg`Vista`,
};

const isId = (subjectId: string): boolean => /^[\da-f]{8}-/u.test(subjectId);

/** The name of the row's subject; without one, its kind and the first characters of its id. */
export const useSubjectText = (): ((row: AuditRow) => string) => {
  const { t, i18n } = useLingui();
  return ({ subject, subjectType, subjectId }) => {
    if (subjectType === 'valuation') {
      const [short = subjectId.slice(0, 4), owner] = subject?.split(', ') ?? [];
      return owner === undefined ? t`Valoración ${short}` : t`Valoración ${short}, de ${owner}`;
    }
    const kind = kindTexts[subjectType] ?? sectionObjects[subjectType]?.kind;
    if (subject !== null || kind === undefined) return subject ?? subjectId;
    return isId(subjectId) ? `${i18n._(kind)} ${subjectId.slice(0, 4)}` : i18n._(kind);
  };
};

export const useAuditColumns = (
  broken: AuditChainProof | null,
): TableColumn<AuditRow, AuditRow>[] => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const moment = useMoment();
  const actor = ({ actorName, actorUserId }: AuditRow): string =>
    actorName ?? (actorUserId === null ? t`El sistema` : t`Cuenta borrada`);
  return [
    {
      id: 'number',
      name: t`Fila`,
      width: '6em',
      cell: ({ number }) => formatNumber(number, { language }),
      card: { place: 'aside' },
      exported: ({ number }) => ({ text: String(number) }),
    },
    {
      id: 'time',
      name: t`Cuándo`,
      width: '8em',
      cell: ({ at }) => moment(at),
      card: { place: 'about' },
      exported: ({ at }) => ({ text: formatDateTime(at, language) }),
    },
    textColumn({ id: 'actor', name: t`Quién`, text: actor, card: { place: 'about' } }),
    {
      id: 'action',
      name: t`Qué`,
      cell: (row) => (
        <Link
          to="."
          search={(before) => ({ ...before, row: row.id })}
          className={styles.action}
          data-denied={row.action === 'authz.denied' || undefined}
        >
          {auditActionText(row.action, i18n)}
        </Link>
      ),
      card: { place: 'title' },
      exported: ({ action }) => ({ text: auditActionText(action, i18n) }),
    },
    ...useSubjectColumns(broken?.brokenAt == null ? null : broken.brokenRow),
  ];
};

/** The columns for the subject and the seal, and the columns that only exist in an export. */
const useSubjectColumns = (brokenRow: number | null): TableColumn<AuditRow, AuditRow>[] => {
  const { t } = useLingui();
  const subjectText = useSubjectText();
  return [
    {
      id: 'subject',
      name: t`Sobre`,
      cell: subjectText,
      card: { place: 'about' },
      exported: (row) => ({ text: subjectText(row) }),
    },
    {
      id: 'seal',
      name: t`Sello`,
      width: '7.5em',
      cell: ({ number, seal }) =>
        number === brokenRow ? (
          <span className={styles.brokenHere}>
            <IconAlertTriangle size={14} stroke={1.5} aria-hidden />
            {t`La cadena se rompe aquí`}
          </span>
        ) : seal === null ? (
          <span className={text('size-13', 'warning')}>{t`sin sellar`}</span>
        ) : (
          <span className={styles.seal}>{shortSeal(seal)}</span>
        ),
      card: { place: 'line' },
      exported: ({ seal }) => ({ text: seal ?? '' }),
    },
    { id: 'before', name: t`Antes`, exported: ({ before }) => ({ text: jsonOf(before) }) },
    { id: 'after', name: t`Después`, exported: ({ after }) => ({ text: jsonOf(after) }) },
  ];
};

const jsonOf = (value: unknown): string => (value === null ? '' : JSON.stringify(value));
