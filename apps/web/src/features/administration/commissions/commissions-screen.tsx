import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { IconPercentage } from '@tabler/icons-react';
import type { CommissionStatusTotals } from '@valia/domain/commissions/commission-schemas.ts';
import { writtenCents } from '@valia/i18n/describe-entry.ts';
import { ExportOfPages } from '../../../components/export/export-of-pages.tsx';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import { useAddress } from '../../../components/filters/use-address.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { useTableFits } from '../../../components/table/use-table-fits.ts';
import type { ViewVerbs } from '../../../components/views/use-own-views.ts';
import { useViewVerbs } from '../../../components/views/use-view-verbs.ts';
import { ViewTabs } from '../../../components/views/view-tabs.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CommissionPanel } from './commission-panel.tsx';
import { CommissionsList } from './commissions-list.tsx';
import { LedgerProofLine } from './ledger-proof-line.tsx';
import { commissionsSearchSchema } from './read-commissions-search.ts';
import { TariffsDrawer } from './tariffs-drawer.tsx';
import {
  useCommissionFilters,
  useCommissionOrders,
  useCommissionTabs,
} from './use-commission-choices.ts';
import { useCommissionColumns } from './use-commission-columns.tsx';
import { type CommissionRow, useCommissionPages, useReadCommissions } from './use-commissions.ts';
import styles from './commissions.module.css';

/** /admin/commissions: what the firm owes for referred companies, and beside the list the one that is open. */
export const CommissionsScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Comisiones`);
  const address = useAddress(commissionsSearchSchema);
  const found = useCommissionPages(address);
  const totals = trpc.admin.commissions.totals.useQuery().data;
  const isWide = useTableFits(960);
  const columns = useCommissionColumns();
  const { commission: opened, tariffs } = address.search;
  return (
    <div className={styles.screen}>
      <PageHead
        title={t`Comisiones`}
        sentence={<TotalsSentence totals={totals} />}
        actions={
          <>
            {isWide && <ExportOfCommissions columns={columns} found={found} />}
            <Button
              leftSection={<IconPercentage size={16} stroke={1.75} aria-hidden />}
              onClick={() => address.change({ tariffs: true })}
            >
              <Trans>Tarifas</Trans>
            </Button>
          </>
        }
      />
      <ViewTabs address={address} tabs={useCommissionTabs(totals)} verbs={useCommissionViews()} />
      <FilterBar
        address={address}
        searchField={{
          label: t`Buscar por empresa, nombre o email`,
          placeholder: t`Empresa o persona`,
        }}
        filters={useCommissionFilters(address.search)}
        isWide={isWide}
        orders={useCommissionOrders()}
      />
      <CommissionsList address={address} found={found} columns={columns} />
      <LedgerProofLine />
      {opened !== undefined && (
        <CommissionPanel commissionId={opened} rows={found.pages.rows} address={address} />
      )}
      {tariffs === true && <TariffsDrawer onClose={() => address.change({ tariffs: undefined })} />}
    </div>
  );
};

/** What waits for whom. */
const TotalsSentence = ({ totals }: { totals: CommissionStatusTotals | undefined }) => {
  const { t } = useLingui();
  const language = useLanguage();
  if (totals === undefined)
    return <Skeleton component="span" display="inline-block" height={14} width={360} maw="80%" />;
  const { byStatus, overdue } = totals;
  const [earned, approved] = [byStatus.earned, byStatus.approved].map(({ cents }) =>
    writtenCents(cents, language),
  );
  const late = t`${plural(overdue.count, { one: '# pago fuera de plazo', many: '# de pagos fuera de plazo', other: '# pagos fuera de plazo' })}`;
  return overdue.count > 0 ? (
    <Trans>
      {earned} por aprobar y {approved} por pagar, con {late}.
    </Trans>
  ) : (
    <Trans>
      {earned} por aprobar y {approved} por pagar.
    </Trans>
  );
};

interface ExportOfCommissionsProps {
  columns: ReturnType<typeof useCommissionColumns>;
  found: ReturnType<typeof useCommissionPages>;
}

const ExportOfCommissions = ({ columns, found: { wanted, pages } }: ExportOfCommissionsProps) => {
  const { t } = useLingui();
  const read = useReadCommissions();
  return (
    <ExportOfPages<CommissionRow>
      columns={columns}
      home="/admin/commissions"
      fileName={t`comisiones`}
      tooManyText={(count) => t`${count} comisiones son demasiadas para un archivo`}
      doneText={(count) =>
        t`${plural(count, { one: '1 comisión exportada', many: '# de comisiones exportadas', other: '# comisiones exportadas' })}`
      }
      isDisabled={pages.rows.length === 0}
      read={(cursor) => read({ ...wanted, limit: 200, cursor })}
    />
  );
};

/** Where an administrator's own views are kept. */
const useCommissionViews = (): ViewVerbs =>
  useViewVerbs(trpc.admin.commissions, trpc.useUtils().admin.commissions.views);
