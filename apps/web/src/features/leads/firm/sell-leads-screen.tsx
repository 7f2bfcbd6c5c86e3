import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { FirmLead, FirmLeadTotals } from '@valia/domain/leads/lead-administration-schemas.ts';
import { formatMoney, formatNumber } from '@valia/i18n/format.ts';
import { ExportOfPages } from '../../../components/export/export-of-pages.tsx';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { useTableFits } from '../../../components/table/use-table-fits.ts';
import type { ViewVerbs } from '../../../components/views/use-own-views.ts';
import { useViewVerbs } from '../../../components/views/use-view-verbs.ts';
import { ViewTabs } from '../../../components/views/view-tabs.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { trpc } from '../../../lib/trpc.ts';
import { LayoutSwitch } from '../parts/layout-switch.tsx';
import { useAskBeforeMove } from '../parts/use-ask-before-move.tsx';
import { FirmLeadPanel } from './firm-lead-panel.tsx';
import styles from './firm-leads.module.css';
import { FirmLeadsFound } from './firm-leads-found.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { useAssignLead } from './use-assign-lead.tsx';
import { useFirmLeadColumns } from './use-firm-lead-columns.tsx';
import { useFirmLeadFilters, useFirmLeadOrders, useFirmLeadTabs } from './use-firm-lead-filters.ts';
import {
  type FirmLeadsAddress,
  useFirmLeadPages,
  useFirmLeadsAddress,
  useMovingFirmLead,
  useReadFirmLeads,
} from './use-firm-leads.ts';

/** /admin/sell-leads: the leads of the firm, those that nobody has first, and beside the list the one that is open. */
export const SellLeadsScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Leads`);
  const address = useFirmLeadsAddress();
  const found = useFirmLeadPages(address);
  const totals = trpc.admin.leads.totals.useQuery().data;
  const isWide = useTableFits(960);
  const assigning = useAssignLead();
  const moving = useAskBeforeMove(useMovingFirmLead());
  const columns = useFirmLeadColumns({
    thresholds: totals?.thresholds,
    onAssign: assigning.ask,
  });
  const { lead: opened, merge } = address.search;
  const acts = { onAssign: assigning.ask, onMove: moving.move };
  return (
    <div className={styles.screen}>
      <PageHead
        title={useTitle(totals)}
        sentence={<LeadsSentence totals={totals} />}
        {...(isWide && { actions: <ExportOfLeads columns={columns} found={found} /> })}
      />
      <Choices address={address} totals={totals} isWide={isWide} />
      <FirmLeadsFound address={address} found={found} columns={columns} {...acts} />
      {opened !== undefined && (
        <FirmLeadPanel leadId={opened} rows={found.pages.rows} address={address} {...acts} />
      )}
      {merge !== undefined && (
        <MergeDialog leadId={merge} onClose={() => address.change({ merge: undefined })} />
      )}
      {assigning.dialog}
      {moving.dialog}
    </div>
  );
};

interface ChoicesProps {
  address: FirmLeadsAddress;
  totals: FirmLeadTotals | undefined;
  isWide: boolean;
}

/** What is looked for, and how it is shown. */
const Choices = ({ address, totals, isWide }: ChoicesProps) => {
  const { t } = useLingui();
  const isBoard = address.search.as === 'board';
  return (
    <>
      <ViewTabs address={address} tabs={useFirmLeadTabs(totals)} verbs={useFirmLeadViews()} />
      <FilterBar
        address={address}
        searchField={{
          label: t`Buscar por empresa, NIF o contacto`,
          placeholder: t`Empresa, NIF o contacto`,
        }}
        filters={useFirmLeadFilters(address.search)}
        isWide={isWide}
        orders={useFirmLeadOrders()}
      >
        <LayoutSwitch
          isTable={!isBoard}
          onChange={(isTable) => address.change({ as: isTable ? undefined : 'board' })}
        />
      </FilterBar>
    </>
  );
};

const useTitle = (totals: FirmLeadTotals | undefined): string => {
  const { t } = useLingui();
  if (totals === undefined) return t`Leads`;
  const { unassigned, unassignedLarge: large } = totals;
  if (unassigned === 0) return t`Todos los leads tienen asesor`;
  const waiting = t`${plural(unassigned, { one: '# lead sin asignar', many: '# de leads sin asignar', other: '# leads sin asignar' })}`;
  return large === 0 ? waiting : t`${waiting}, ${large} de alto valor`;
};

/** What the last 90 days brought. */
const LeadsSentence = ({ totals }: { totals: FirmLeadTotals | undefined }) => {
  const language = useLanguage();
  if (totals === undefined)
    return <Skeleton component="span" display="inline-block" height={14} width={420} maw="80%" />;
  const count = formatNumber(totals.recent, { language });
  const money = formatMoney(totals.recentRevenue, { language });
  return (
    <Trans>
      {count} en los últimos 90 días, con {money} de facturación.
    </Trans>
  );
};

interface ExportOfLeadsProps {
  columns: ReturnType<typeof useFirmLeadColumns>;
  found: ReturnType<typeof useFirmLeadPages>;
}

const ExportOfLeads = ({ columns, found: { wanted, pages } }: ExportOfLeadsProps) => {
  const { t } = useLingui();
  const read = useReadFirmLeads();
  return (
    <ExportOfPages<FirmLead>
      columns={columns}
      home="/admin/sell-leads"
      fileName={t`leads`}
      tooManyText={(count) => t`${count} leads son demasiados para un archivo`}
      doneText={(count) =>
        t`${plural(count, { one: '1 lead exportado', many: '# de leads exportados', other: '# leads exportados' })}`
      }
      isDisabled={pages.rows.length === 0}
      read={(cursor) => read({ ...wanted, limit: 200, cursor })}
    />
  );
};

/** Where an administrator's own views are kept. */
const useFirmLeadViews = (): ViewVerbs =>
  useViewVerbs(trpc.admin.leads, trpc.useUtils().admin.leads.views);
