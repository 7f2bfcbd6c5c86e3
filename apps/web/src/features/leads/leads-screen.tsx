import { useLingui } from '@lingui/react/macro';
import { ownLeads } from '@valia/domain/leads/lead-list.ts';
import type { LeadItem, LeadTotals } from '@valia/domain/leads/lead-schemas.ts';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import { filterKeys } from '../../components/filters/filter.ts';
import { useListColumns } from '../../components/list/use-list-columns.ts';
import { useListWords } from '../../components/list/use-list-words.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { column } from '../../components/style/class-names.ts';
import { useTableFits } from '../../components/table/use-table-fits.ts';
import type { SavedViewCalls } from '../../components/views/use-saved-views.ts';
import { useSavedViewCalls } from '../../components/views/use-saved-view-calls.ts';
import { ViewTabs } from '../../components/views/view-tabs.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { trpc } from '../../lib/trpc.ts';
import { LeadDrawer } from './drawer/lead-drawer.tsx';
import { leadWords } from './lead-words.tsx';
import { LeadResults } from './lead-results.tsx';
import { ExportOfLeads, LeadsSummary, useLeadsTitle } from './leads-header.tsx';
import { LayoutSwitch } from './parts/layout-switch.tsx';
import { useLeadTexts } from './parts/lead-texts.ts';
import { type LeadsListUrlState, useLeadPages, useLeadsListUrlState } from './use-leads.ts';
import { useMoveLead } from './use-move-lead.ts';

/** /my-leads: the user's own leads, on a board or in a table, with the open one over them. */
export const LeadsScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Mis leads`);
  const address = useLeadsListUrlState();
  const found = useLeadPages(address);
  const { totals, pages } = found;
  const isWide = useTableFits(960);
  const { aboutOf } = useLeadTexts();
  const columns = useListColumns(ownLeads, leadWords, {
    kind: { cell: aboutOf, card: { place: 'about', cell: aboutOf } },
  });
  const { tabs, filters } = useLeadWords(address, totals);
  const views = useLeadViews();
  const { move, dialog } = useMoveLead();
  const { lead: opened, as } = address.search;
  const open = ({ id }: LeadItem): void =>
    address.change({ lead: id }, { replace: opened !== undefined });
  return (
    <div className={column({ gap: 12 })}>
      <PageHeading
        title={useLeadsTitle(totals)}
        sentence={<LeadsSummary totals={totals} />}
        {...(isWide && { actions: <ExportOfLeads columns={columns} found={found} /> })}
      />
      {isWide && <ViewTabs address={address} tabs={tabs} verbs={views} />}
      <FilterBar address={address} {...filters} isWide={isWide}>
        <LayoutSwitch
          isTable={as === 'table'}
          onChange={(isTable) => address.change({ as: isTable ? 'table' : undefined })}
        />
      </FilterBar>
      <LeadResults address={address} found={found} columns={columns} move={move} open={open} />
      {opened !== undefined && (
        <LeadDrawer leadId={opened} rows={pages.rows} address={address} move={move} />
      )}
      {dialog}
    </div>
  );
};

/** A board has its stages side by side, in one order. */
const useLeadWords = ({ search }: LeadsListUrlState, totals: LeadTotals | undefined) => {
  const { all, today, overdue, buyers, large } = totals ?? {};
  const counts = { '': all, today, overdue, buyers, large };
  const { tabs, filters } = useListWords(ownLeads, leadWords, search, { counts });
  if (search.as === 'table') return { tabs, filters };
  const ofBoard = filters.filters.filter((filter) => !filterKeys(filter).includes('stage'));
  return { tabs, filters: { ...filters, filters: ofBoard, orders: [] } };
};

/** The calls for an adviser's own saved views. */
const useLeadViews = (): SavedViewCalls =>
  useSavedViewCalls(trpc.referrals.leads, trpc.useUtils().referrals.leads.views);
