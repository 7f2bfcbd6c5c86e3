import { useLingui } from '@lingui/react/macro';
import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useTableFits } from '../../components/table/use-table-fits.ts';
import type { ViewVerbs } from '../../components/views/use-own-views.ts';
import { useViewVerbs } from '../../components/views/use-view-verbs.ts';
import { ViewTabs } from '../../components/views/view-tabs.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { trpc } from '../../lib/trpc.ts';
import { LayoutSwitch } from './parts/layout-switch.tsx';
import { LeadDrawer } from './drawer/lead-drawer.tsx';
import { LeadsFound } from './leads-found.tsx';
import { ExportOfLeads, LeadsSentence, useLeadsTitle } from './leads-head.tsx';
import { useLeadColumns } from './use-lead-columns.tsx';
import { useLeadFilters, useLeadOrders, useLeadTabs } from './use-lead-filters.ts';
import { useLeadPages, useLeadsAddress } from './use-leads.ts';
import { useMoveLead } from './use-move-lead.ts';
import { column } from '../../components/style/class-names.ts';

/** /my-leads: the leads that are mine, on a board or in a table, and the one that is open over them. */
export const LeadsScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Mis leads`);
  const address = useLeadsAddress();
  const found = useLeadPages(address);
  const { totals, pages } = found;
  const isWide = useTableFits(960);
  const columns = useLeadColumns();
  const orders = useLeadOrders();
  const tabs = useLeadTabs(totals);
  const views = useLeadViews();
  const { move, dialog } = useMoveLead();
  const { lead: opened, as } = address.search;
  const open = ({ id }: LeadItem): void =>
    address.change({ lead: id }, { replace: opened !== undefined });
  return (
    <div className={column({ gap: 12 })}>
      <PageHead
        title={useLeadsTitle(totals)}
        sentence={<LeadsSentence totals={totals} />}
        {...(isWide && { actions: <ExportOfLeads columns={columns} found={found} /> })}
      />
      {isWide && <ViewTabs address={address} tabs={tabs} verbs={views} />}
      <FilterBar
        address={address}
        searchField={{
          label: t`Buscar por empresa o contacto`,
          placeholder: t`Empresa o contacto`,
        }}
        filters={useLeadFilters(address.search)}
        isWide={isWide}
        {...(as === 'table' && { orders })}
      >
        <LayoutSwitch
          isTable={as === 'table'}
          onChange={(isTable) => address.change({ as: isTable ? 'table' : undefined })}
        />
      </FilterBar>
      <LeadsFound address={address} found={found} columns={columns} move={move} open={open} />
      {opened !== undefined && (
        <LeadDrawer leadId={opened} rows={pages.rows} address={address} move={move} />
      )}
      {dialog}
    </div>
  );
};

/** Where an adviser's own views are kept. */
const useLeadViews = (): ViewVerbs =>
  useViewVerbs(trpc.referrals.leads, trpc.useUtils().referrals.leads.views);
