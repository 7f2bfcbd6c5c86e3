import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type {
  AdministratedCommissionDetails,
  CommissionEntry,
  CommissionStep,
} from '@valia/domain/commissions/commission-schemas.ts';
import { commissionTerms } from '@valia/i18n/terms/commission-terms.ts';
import {
  describeEntry,
  entryNumber,
  formatBands,
  formatShortCents,
  formatCents,
} from '@valia/i18n/describe-entry.ts';
import { formatDate } from '@valia/i18n/format.ts';
import type { OpenRowState } from '../../../components/list/open-row-state.ts';
import { PanelHeader } from '../../../components/panel/panel-header.tsx';
import { PanelSection } from '../../../components/panel/panel-section.tsx';
import { RowPanel } from '../../../components/panel/row-panel.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CommissionActions } from './commission-actions.tsx';
import { StatusPill } from './commission-words.tsx';
import {
  type CommissionRow,
  type CommissionsListUrlState,
  commissionAdviserName,
} from './use-commissions.ts';
import styles from './commissions.module.css';
import { classNames, row, text } from '../../../components/style/class-names.ts';

const looks = {
  money: classNames(text('medium', 'tabular', 'nowrap'), styles.money),
  headLine: row({ gap: [4, 8], align: 'center', wrap: true }),
};

interface CommissionPanelProps {
  commissionId: string;
  rows: readonly CommissionRow[];
  address: CommissionsListUrlState;
  opening: OpenRowState;
}

/** One commission beside the list: its amount and the rule behind it, its actions, and its history. */
export const CommissionPanel = ({ commissionId, rows, address, opening }: CommissionPanelProps) => {
  const { t } = useLingui();
  const query = trpc.admin.commissions.get.useQuery({ commissionId });
  const row = query.data?.commission ?? rows.find(({ id }) => id === commissionId);
  return (
    <RowPanel
      label={row === undefined ? t`Comisión` : row.companyName}
      head={row && <Head row={row} />}
      openId={commissionId}
      rows={rows}
      opening={opening}
    >
      <QueryState query={query} loading={<Skeleton height={220} m={24} />}>
        {(details) => (
          <>
            <Amount details={details} />
            <CommissionActions key={commissionId} details={details} address={address} />
            <Steps steps={details.steps} />
            <Entries entries={details.entries} />
          </>
        )}
      </QueryState>
    </RowPanel>
  );
};

const Head = ({ row }: { row: CommissionRow }) => (
  <PanelHeader title={row.companyName}>
    <span className={looks.headLine}>
      <StatusPill row={row} />
      <span className={styles.dim}>{commissionAdviserName(row)}</span>
    </span>
  </PanelHeader>
);

/** The amount, with the rule from which it follows. */
const Amount = ({
  details: { commission, debtCents },
}: {
  details: AdministratedCommissionDetails;
}) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { formula, amountCents, dueAt, status } = commission;
  const kind = i18n._(commissionTerms.bases[formula.baseKind]);
  const [from, to] = [formula.tierFromCents, formula.tierToCents].map((cents) =>
    cents === null ? null : formatShortCents(cents ?? 0, language),
  );
  const due = dueAt === null ? '' : formatDate(dueAt, language, 'long');
  const debt = formatCents(debtCents, language);
  return (
    <PanelSection>
      <span className={styles.amount}>{formatCents(amountCents, language)}</span>
      <p className={styles.dim}>
        {formatBands(formula.bands, language)}, {kind}.{' '}
        {to === null || to === undefined ? (
          <Trans>Tarifa desde {from}. Sin IVA.</Trans>
        ) : (
          <Trans>
            Tarifa de {from} a {to}. Sin IVA.
          </Trans>
        )}
      </p>
      {status === 'approved' && (
        <p>
          <Trans>Pago hasta el {due}.</Trans>
        </p>
      )}
      {debtCents > 0 && (
        <p className={text('warning')}>
          <Trans>Debe {debt} de comisiones revertidas: se descuentan del pago.</Trans>
        </p>
      )}
    </PanelSection>
  );
};

const Steps = ({ steps }: { steps: readonly CommissionStep[] }) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const whyOf = ({ reason, cause, byName }: CommissionStep): string =>
    [reason ?? (cause === null ? null : i18n._(commissionTerms.causes[cause])), byName]
      .filter((part) => part !== null && part !== '')
      .join(' · ');
  return (
    <PanelSection heading={<Trans>De la solicitud al cobro</Trans>}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} data-kind={step.kind}>
            <span className={row({ gap: 8, align: 'baseline' }, styles.stepLine)}>
              <strong>{i18n._(commissionTerms.steps[step.kind])}</strong>
              <span className={styles.dim}>{formatDate(step.at, language)}</span>
              <span className={looks.money}>{formatCents(step.amountCents, language)}</span>
            </span>
            <span className={styles.dim}>{whyOf(step)}</span>
          </li>
        ))}
      </ol>
    </PanelSection>
  );
};

const Entries = ({ entries }: { entries: readonly CommissionEntry[] }) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const whyOf = (entry: CommissionEntry): string =>
    describeEntry(entry, { t: (message) => i18n._(message), language }, commissionTerms.causes)
      .map(({ text }) => text)
      .join('');
  return (
    <PanelSection heading={<Trans>Asientos</Trans>}>
      {entries.length === 0 ? (
        <p className={styles.dim}>
          <Trans>Aún ninguno: una estimación no entra en el saldo.</Trans>
        </p>
      ) : (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <span className={row({ gap: 8, align: 'baseline' }, styles.stepLine)}>
                <span className={styles.dim}>{entryNumber(entry.number)}</span>
                <strong>{i18n._(commissionTerms.entries[entry.kind])}</strong>
                <span className={looks.money}>
                  {formatCents(entry.amountCents, language, true)}
                </span>
              </span>
              <span className={styles.dim}>{whyOf(entry)}</span>
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  );
};
