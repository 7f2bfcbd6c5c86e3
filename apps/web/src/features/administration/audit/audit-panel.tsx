import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime, formatNumber } from '@valia/i18n/format.ts';
import { DockedPanel } from '../../../components/panel/docked-panel.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { auditActionText } from '../audit-action-text.ts';
import { useSubjectText } from './use-audit-columns.tsx';
import type { AuditAddress, AuditRow } from './use-audit-logs.ts';
import { useFieldText, useValueText } from './use-value-texts.ts';
import styles from './audit-logs.module.css';

interface AuditPanelProps {
  row: AuditRow;
  rows: readonly AuditRow[];
  address: AuditAddress;
}

/** One row of the log: before, after, and its two seals. */
export const AuditPanel = ({ row, rows, address }: AuditPanelProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const subjectText = useSubjectText();
  const place = rows.findIndex(({ id }) => id === row.id);
  const walkTo = (next: AuditRow | undefined) =>
    next === undefined ? null : () => address.change({ row: next.id }, { replace: true });
  const number = formatNumber(row.number, { language });
  const facts: [string, string | null][] = [
    [t`Fila`, number],
    [t`Cuándo`, formatDateTime(row.at, language)],
    [t`Quién`, row.actorName ?? (row.actorUserId === null ? t`El sistema` : t`Cuenta borrada`)],
    [t`Sobre`, subjectText(row)],
    [t`Motivo`, row.note],
    [t`Petición`, row.requestId],
    [t`Sello anterior`, row.previousSeal],
    [t`Sello de esta fila`, row.seal ?? t`sin sellar`],
    [t`Sellada`, row.sealedAt === null ? null : formatDateTime(row.sealedAt, language)],
  ];
  return (
    <DockedPanel
      label={t`Fila ${number}`}
      head={<strong className={styles.head}>{auditActionText(row.action, i18n)}</strong>}
      onPrevious={walkTo(rows[place - 1])}
      onNext={walkTo(rows[place + 1])}
      onClose={() => address.change({ row: undefined })}
    >
      <div className={styles.section}>
        <Differences row={row} />
      </div>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== null && [<dt key={name}>{name}</dt>, <dd key={`${name}:`}>{value}</dd>],
        )}
      </dl>
    </DockedPanel>
  );
};

const Differences = ({ row: { before, after, names: known } }: { row: AuditRow }) => {
  const fieldText = useFieldText();
  const valueText = useValueText(known);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0)
    return (
      <p className={styles.text}>
        <Trans>Sin valores: la fila dice que ocurrió.</Trans>
      </p>
    );
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Campo</Trans>
          </th>
          <th scope="col">
            <Trans>Antes</Trans>
          </th>
          <th scope="col">
            <Trans>Después</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{fieldText(name)}</th>
            <td>{valueText(name, before?.[name])}</td>
            <td>{valueText(name, after?.[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
