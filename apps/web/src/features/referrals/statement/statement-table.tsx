import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { CommissionEntry } from '@valia/domain/commissions/commission-schemas.ts';
import { commissionTerms } from '@valia/i18n/terms/commission-terms.ts';
import { describeEntry, entryNumber, formatCents } from '@valia/i18n/describe-entry.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { Statement } from './use-statement.ts';
import styles from './statement.module.css';
import { box, classNames, text } from '../../../components/style/class-names.ts';

const looks = {
  number: classNames(text('dimmed', 'tabular', 'nowrap'), styles.number),
  day: classNames(text('dimmed', 'tabular', 'nowrap'), styles.day),
};

/** The entries of the period by number, between the opening and the closing balance. */
export const StatementTable = ({ statement }: { statement: Statement }) => {
  const { t } = useLingui();
  const { entries, query } = statement;
  return (
    <>
      <table className={box({ width: 'full', collapse: true }, text('body'), styles.table)}>
        <caption className={text('spoken')}>
          <Trans>Asientos del periodo</Trans>
        </caption>
        <thead>
          <tr>
            <th>{t`Asiento`}</th>
            <th>{t`Fecha`}</th>
            <th>{t`Movimiento`}</th>
            <th>{t`Empresa`}</th>
            <th>{t`Motivo`}</th>
            <th data-align="end">{t`Importe`}</th>
            <th data-align="end">{t`Saldo`}</th>
          </tr>
        </thead>
        <tbody>
          <PreviousRow statement={statement} />
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} shown={entries} />
          ))}
        </tbody>
        <Foot statement={statement} />
      </table>
      {query.hasNextPage && (
        <div className={box({ pad: [12, 16], borderTop: 'plain' })}>
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            <Trans>Cargar más asientos</Trans>
          </Button>
        </div>
      )}
    </>
  );
};

const PreviousRow = ({ statement: { statement } }: { statement: Statement }) => {
  const { t } = useLingui();
  const language = useLanguage();
  if (statement === undefined) return null;
  const { previous, totals, from } = statement;
  const number = previous === null ? '' : entryNumber(previous.number);
  const day = previous === null ? '' : formatDate(previous.at, language);
  return (
    <tr className={styles.previous}>
      <td className={looks.number}>–</td>
      <td className={looks.day}>{formatDate(from, language)}</td>
      <td colSpan={4}>
        {previous === null
          ? t`Sin saldo anterior`
          : t`Saldo anterior, con el asiento ${number} del ${day}`}
      </td>
      <td data-align="end" className={styles.money}>
        {formatCents(totals.openingCents, language)}
      </td>
    </tr>
  );
};

const EntryRow = ({
  entry,
  shown,
}: {
  entry: CommissionEntry;
  shown: readonly CommissionEntry[];
}) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { number, kind, at, companyName, amountCents, balanceCents } = entry;
  return (
    <tr
      id={`entry-${number}`}
      tabIndex={-1}
      className={styles.entry}
      data-kind={kind}
      data-negative={balanceCents < 0 || undefined}
    >
      <td className={looks.number}>{entryNumber(number)}</td>
      <td className={looks.day}>{formatDate(at, language)}</td>
      <td>
        <span className={styles.kind} data-kind={kind}>
          {i18n._(commissionTerms.entries[kind])}
        </span>
      </td>
      <td className={classNames(text('medium', 'anywhere'), styles.company)}>{companyName}</td>
      <td className={classNames(text('size-13', 'dimmed'), styles.why)}>
        <Why entry={entry} shown={shown} />
      </td>
      <td data-align="end" className={styles.money}>
        {formatCents(amountCents, language, true)}
      </td>
      <td data-align="end" className={styles.money} data-balance>
        {formatCents(balanceCents, language)}
      </td>
    </tr>
  );
};

/** A reference to another entry is a link if that entry is on the page. */
const Why = ({ entry, shown }: { entry: CommissionEntry; shown: readonly CommissionEntry[] }) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const parts = describeEntry(
    entry,
    { t: (message) => i18n._(message), language },
    commissionTerms.causes,
  );
  return parts.map((part, index) => {
    const isShown = shown.some(({ number }) => number === part.entry);
    return isShown ? (
      <button
        key={index}
        type="button"
        className={styles.cited}
        onClick={() => {
          const row = document.querySelector<HTMLElement>(`#entry-${String(part.entry)}`);
          row?.focus();
          row?.scrollIntoView({ block: 'nearest' });
        }}
      >
        {part.text}
      </button>
    ) : (
      <span key={index}>{part.text}</span>
    );
  });
};

/** The sum of the whole period; with a filter, a different text, because the filter omits entries. */
const Foot = ({ statement: { statement, entries, query } }: { statement: Statement }) => {
  const { t } = useLingui();
  const language = useLanguage();
  if (statement === undefined || query.hasNextPage) return null;
  const { earned, corrected, paid, openingCents, closingCents } = statement.totals;
  const [sum, all] = [closingCents - openingCents, earned.cents + corrected.cents + paid.cents];
  const shown = entries.reduce((total, { amountCents }) => total + amountCents, 0);
  const isWhole = sum === all && shown === sum;
  return (
    <tfoot>
      <tr>
        <td colSpan={5}>
          <strong>
            {t`${plural(entries.length, { one: '# asiento', many: '# de asientos', other: '# asientos' })}`}
          </strong>{' '}
          <span className={text('fine', 'dimmed')}>
            {isWhole ? '' : <Trans>con el filtro; el saldo es de todo el periodo</Trans>}
          </span>
        </td>
        <td data-align="end" className={styles.money}>
          {formatCents(shown, language, true)}
        </td>
        <td data-align="end" className={styles.money}>
          {formatCents(closingCents, language)}
        </td>
      </tr>
    </tfoot>
  );
};
