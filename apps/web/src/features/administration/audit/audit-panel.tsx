import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime, formatNumber } from '@valia/i18n/format.ts';
import type { OpenRowState } from '../../../components/list/open-row-state.ts';
import { PanelFacts } from '../../../components/panel/panel-facts.tsx';
import { PanelSection } from '../../../components/panel/panel-section.tsx';
import { RowPanel } from '../../../components/panel/row-panel.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { auditActionText } from '../audit-action-text.ts';
import { useBrokenChainText } from '../use-broken-chain-text.ts';
import type { AuditChainProof } from './audit-chain-proof.ts';
import { useSubjectText } from './use-audit-columns.tsx';
import type { AuditRow } from './use-audit-logs.ts';
import { useFieldText, useValueText } from './use-value-texts.ts';
import styles from './audit-logs.module.css';
import { box, text } from '../../../components/style/class-names.ts';

const looks = {
  head: box({ display: 'block' }, text('serif-20'), styles.head),
  differences: box(
    { width: 'full', border: 'strong', collapse: true },
    text('size-13'),
    styles.differences,
  ),
};

interface AuditPanelProps {
  row: AuditRow;
  rows: readonly AuditRow[];
  opening: OpenRowState;
  broken: AuditChainProof | null;
}

/** One row of the log: the values before and after, and its two seals. */
export const AuditPanel = ({ row, rows, opening, broken }: AuditPanelProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const subjectText = useSubjectText();
  const brokenText = useBrokenChainText();
  const number = formatNumber(row.number, { language });
  const facts = [
    { name: t`Fila`, value: number },
    { name: t`Cuándo`, value: formatDateTime(row.at, language) },
    {
      name: t`Quién`,
      value: row.actorName ?? (row.actorUserId === null ? t`El sistema` : t`Cuenta borrada`),
    },
    { name: t`Sobre`, value: subjectText(row) },
    { name: t`Motivo`, value: row.note },
    { name: t`Petición`, value: row.requestId },
    { name: t`Sello anterior`, value: row.previousSeal },
    { name: t`Sello de esta fila`, value: row.seal ?? t`sin sellar` },
    {
      name: t`Sellada`,
      value: row.sealedAt === null ? null : formatDateTime(row.sealedAt, language),
    },
  ];
  return (
    <RowPanel
      label={t`Fila ${number}`}
      head={<strong className={looks.head}>{auditActionText(row.action, i18n)}</strong>}
      openId={row.id}
      rows={rows}
      opening={opening}
    >
      {broken?.brokenAt != null && broken.brokenRow === row.number && (
        <PanelSection>
          <p className={text('negative')}>{brokenText(broken.brokenAt)}</p>
        </PanelSection>
      )}
      <PanelSection>
        <Differences row={row} />
      </PanelSection>
      <PanelSection>
        <PanelFacts facts={facts.filter(({ value }) => value !== null)} />
      </PanelSection>
    </RowPanel>
  );
};

const Differences = ({ row: { before, after, names: known } }: { row: AuditRow }) => {
  const fieldText = useFieldText();
  const valueText = useValueText(known);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0)
    return (
      <p className={text('size-13', 'dimmed')}>
        <Trans>Sin valores: la fila dice que ocurrió.</Trans>
      </p>
    );
  return (
    <table className={looks.differences}>
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
