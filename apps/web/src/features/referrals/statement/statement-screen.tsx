import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { commissionStatement } from '@valia/domain/commissions/commission-list.ts';
import type { CommissionStatement } from '@valia/domain/commissions/commission-schemas.ts';
import { commissionTerms } from '@valia/i18n/terms/commission-terms.ts';
import { formatCents } from '@valia/i18n/describe-entry.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import type { ListWords } from '../../../components/list/list-words.ts';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useListWords } from '../../../components/list/use-list-words.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useTableFits } from '../../../components/table/use-table-fits.ts';
import { useLanguage } from '../../../lib/language.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { ReferralTabs } from './referral-tabs.tsx';
import { StatementStrip } from './statement-strip.tsx';
import { StatementTable } from './statement-table.tsx';
import { type Statement, useStatement } from './use-statement.ts';
import { useStatementFiles } from './use-statement-files.ts';
import styles from './statement.module.css';
import { classNames, column, text } from '../../../components/style/class-names.ts';

/** /my-referrals/statement: the commissions that the firm owes the user, entry by entry. */
export const StatementScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Extracto de comisiones`);
  const address = useListAddress(commissionStatement, statementWords);
  const { filters } = useListWords(commissionStatement, statementWords, address.search);
  const statement = useStatement(address.search);
  const isWide = useTableFits(720);
  return (
    <div className={column({ gap: 12 })}>
      <PageHeading
        title={t`Mis referencias`}
        sentence={<StatementSentence statement={statement.statement} />}
        actions={<StatementFiles statement={statement} />}
      />
      <ReferralTabs current="statement" />
      <FilterBar address={address} {...filters} isWide={isWide}>
        <span className={text('fine', 'dimmed')}>
          <Trans>Importes en euros, sin IVA ni retención</Trans>
        </span>
      </FilterBar>
      <QueryState query={{ ...statement.query, data: statement.statement }} loading={<Loading />}>
        {(data) => <StatementSheet data={data} statement={statement} clear={address.clear} />}
      </QueryState>
    </div>
  );
};

const Loading = () => (
  <Sheet>
    <Skeleton height={96} radius={0} />
    <Skeleton height={360} radius={0} mt={1} />
  </Sheet>
);

interface StatementSheetProps {
  data: CommissionStatement;
  statement: Statement;
  clear: () => void;
}

const StatementSheet = ({ data, statement, clear }: StatementSheetProps) => {
  const { t } = useLingui();
  const { totals, previous } = data;
  const hasMoved = totals.openingCents !== totals.closingCents || totals.earned.count > 0;
  const isEmpty = statement.entries.length === 0;
  if (isEmpty && !hasMoved && previous === null)
    return (
      <Sheet>
        <EmptyState
          title={t`Aún no has ganado ninguna comisión`}
          text={t`Cuando se gane una operación que referiste, aquí verás cada asiento: lo devengado, lo corregido y lo pagado.`}
          action={
            <Button variant="default" onClick={clear}>
              <Trans>Ver este año</Trans>
            </Button>
          }
        />
        <Estimates data={data} />
      </Sheet>
    );
  return (
    <>
      <Sheet as="section" label={t`Extracto de comisiones`}>
        <StatementStrip statement={data} />
        <StatementTable statement={statement} />
      </Sheet>
      <p className={classNames(text('fine', 'dimmed'), styles.note)}>
        <Trans>
          Ningún asiento se borra ni se cambia: un error se corrige con otro asiento que lo cita. Un
          saldo negativo se descuenta del pago siguiente.
        </Trans>{' '}
        <Estimates data={data} />
      </p>
    </>
  );
};

const Estimates = ({ data: { estimated } }: { data: CommissionStatement }) => {
  const amount = formatCents(estimated.cents, useLanguage());
  if (estimated.count === 0) return null;
  return (
    <span className={text('fine', 'dimmed')}>
      <Trans>
        Las comisiones estimadas ({amount}) no entran en el saldo hasta que la operación se gana.
      </Trans>
    </span>
  );
};

/** The amount owed now, and its payment date. */
const StatementSentence = ({ statement }: { statement: CommissionStatement | undefined }) => {
  const language = useLanguage();
  if (statement === undefined)
    return <Skeleton component="span" display="inline-block" height={14} width={320} maw="80%" />;
  const { approved, totals } = statement;
  const balance = formatCents(totals.closingCents, language);
  const amount = formatCents(approved.cents, language);
  if (approved.dueAt !== null && approved.since !== null) {
    const since = formatDate(approved.since, language);
    const due = formatDate(approved.dueAt, language);
    return (
      <Trans>
        Tienes {amount} aprobados desde el {since}. Pago hasta el {due}.
      </Trans>
    );
  }
  if (totals.closingCents > 0) return <Trans>La firma te debe {balance}, aún por aprobar.</Trans>;
  if (totals.closingCents < 0)
    return <Trans>Tu saldo es de {balance}: se descuenta del pago siguiente.</Trans>;
  return <Trans>La firma no te debe nada.</Trans>;
};

/** The texts of the filters. */
const statementWords: ListWords<typeof commissionStatement> = {
  search: { label: msg`Buscar por empresa`, placeholder: msg`Empresa` },
  filters: {
    period: {
      name: msg`Periodo`,
      choices: {
        month: msg`este mes`,
        quarter: msg`este trimestre`,
        'last-year': msg`el año pasado`,
      },
      days: ['from', 'to'],
    },
    kind: { name: msg`Asiento`, choices: commissionTerms.entries },
  },
};

const StatementFiles = ({ statement }: { statement: Statement }) => {
  const { print, exportCsv } = useStatementFiles(statement);
  const isWide = useTableFits(480);
  const isEmpty = statement.statement === undefined;
  return (
    <>
      <Button
        variant="default"
        disabled={isEmpty}
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        onClick={exportCsv}
      >
        CSV
      </Button>
      <Button
        disabled={isEmpty}
        loading={print.isPending}
        leftSection={<IconFileText size={16} stroke={1.75} aria-hidden />}
        onClick={() => print.run()}
      >
        {isWide ? <Trans>Extracto en PDF</Trans> : 'PDF'}
      </Button>
    </>
  );
};
