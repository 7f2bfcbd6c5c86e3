import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FirmLead, FirmLeadTotals } from '@valia/domain/leads/lead-administration-schemas.ts';
import { firmLeads } from '@valia/domain/leads/lead-list.ts';
import { formatMoney, formatNumber } from '@valia/i18n/format.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { NoRowsFound } from '../../../components/list/no-rows-found.tsx';
import { openRowState } from '../../../components/list/open-row-state.ts';
import { useListColumns } from '../../../components/list/use-list-columns.ts';
import { useListWords } from '../../../components/list/use-list-words.ts';
import { useSavedViewCalls } from '../../../components/views/use-saved-view-calls.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { LayoutSwitch } from '../parts/layout-switch.tsx';
import { useLeadTexts } from '../parts/lead-texts.ts';
import { useConfirmLeadMove } from '../parts/use-confirm-lead-move.tsx';
import { FirmLeadBulkBar } from './firm-lead-bulk-bar.tsx';
import { Assigned, RevenueCell } from './firm-lead-cells.tsx';
import { FirmLeadPanel } from './firm-lead-panel.tsx';
import { firmLeadWords } from './firm-lead-words.tsx';
import { FirmLeadMenu, FirmLeadsBoard } from './firm-leads-board.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { useAssignLead } from './use-assign-lead.tsx';
import {
  type FirmLeadsListUrlState,
  useFirmLeadPages,
  useFirmLeadsListUrlState,
  useMoveFirmLead,
} from './use-firm-leads.ts';

/** /admin/sell-leads: the firm's leads, unassigned ones first, with the open one beside the list. */
export const SellLeadsScreen = () => {
  const { t } = useLingui();
  const address = useFirmLeadsListUrlState();
  const found = useFirmLeadPages(address);
  const totals = trpc.admin.leads.totals.useQuery().data;
  const assigning = useAssignLead();
  const moving = useConfirmLeadMove(useMoveFirmLead());
  const opening = openRowState(address, 'lead');
  const { merge, as } = address.search;
  const acts = { address, onAssign: assigning.ask, onMove: moving.move };
  const empty = <NoneFound address={address} />;
  const { tabs, filters } = useFirmLeadWords(address, totals);
  const rowMenu = (lead: FirmLead) => <FirmLeadMenu {...acts} lead={lead} />;
  return (
    <ListScreen<FirmLead>
      address={address}
      head={{ title: useTitle(totals), pageTitle: t`Leads`, sentence: useSentence(totals) }}
      file={{ home: '/admin/sell-leads', fileName: t`leads`, isForWide: true }}
      views={{
        tabs,
        verbs: useSavedViewCalls(trpc.admin.leads, trpc.useUtils().admin.leads.views),
      }}
      filters={{ ...filters, children: <Layout address={address} /> }}
      {...(as === 'board' && {
        instead: <FirmLeadsBoard {...acts} found={found} empty={empty} />,
      })}
      found={found}
      columns={useColumns(totals, assigning.ask)}
      crowding={{ columns: ['kind', 'sector', 'source', 'created'], until: 1700 }}
      opening={opening}
      rowMenu={rowMenu}
      selecting={{ nameOf: ({ companyName }) => companyName, Bar: FirmLeadBulkBar }}
      wording={{
        gender: 'masculine',
        counted: (count) =>
          t`${plural(count, { one: '# lead', many: '# de leads', other: '# leads' })}`,
      }}
      empty={empty}
    >
      {opening.id !== undefined && (
        <FirmLeadPanel {...acts} leadId={opening.id} rows={found.pages.rows} opening={opening} />
      )}
      {merge !== undefined && (
        <MergeDialog leadId={merge} onClose={() => address.change({ merge: undefined })} />
      )}
      {assigning.dialog}
      {moving.dialog}
    </ListScreen>
  );
};

const Layout = ({ address: { search, change } }: { address: FirmLeadsListUrlState }) => (
  <LayoutSwitch
    isTable={search.as !== 'board'}
    onChange={(isTable) => change({ as: isTable ? undefined : 'board' })}
  />
);

const useColumns = (totals: FirmLeadTotals | undefined, onAssign: (lead: FirmLead) => void) => {
  const { aboutOf } = useLeadTexts();
  return useListColumns(firmLeads, firmLeadWords, {
    kind: { card: { place: 'about', cell: aboutOf } },
    revenue: { cell: (lead) => <RevenueCell lead={lead} thresholds={totals?.thresholds} /> },
    adviser: { cell: (lead) => <Assigned lead={lead} onAssign={onAssign} /> },
  });
};

/** Its views, its search and its filters. */
const useFirmLeadWords = (
  { search }: FirmLeadsListUrlState,
  totals: FirmLeadTotals | undefined,
) => {
  const advisers = trpc.admin.leads.assignees.useQuery({}).data?.advisers ?? [];
  return useListWords(firmLeads, firmLeadWords, search, {
    options: { adviserId: advisers.map(({ userId, name }) => ({ value: userId, label: name })) },
    counts: { unassigned: totals?.unassigned, duplicates: totals?.duplicates },
  });
};

const useTitle = (totals: FirmLeadTotals | undefined): string => {
  const { t } = useLingui();
  if (totals === undefined) return t`Leads`;
  const { unassigned, unassignedLarge: large } = totals;
  if (unassigned === 0) return t`Todos los leads tienen asesor`;
  const waiting = t`${plural(unassigned, { one: '# lead sin asignar', many: '# de leads sin asignar', other: '# leads sin asignar' })}`;
  return large === 0 ? waiting : t`${waiting}, ${large} de alto valor`;
};

/** A sentence about the last 90 days. */
const useSentence = (totals: FirmLeadTotals | undefined): string | undefined => {
  const { t } = useLingui();
  const language = useLanguage();
  if (totals === undefined) return undefined;
  const count = formatNumber(totals.recent, { language });
  const money = formatMoney(totals.recentRevenue, { language });
  return t`${count} en los últimos 90 días, con ${money} de facturación.`;
};

const NoneFound = ({ address }: { address: FirmLeadsListUrlState }) => {
  const { t } = useLingui();
  return (
    <NoRowsFound
      address={address}
      title={t`Ningún lead coincide`}
      ofViews={{
        unassigned: t`Ningún lead espera asesor`,
        duplicates: t`No hay posibles duplicados`,
      }}
      text={t`Aquí llegan las empresas que piden ayuda para vender o comprar.`}
      whole={address.search.view === undefined ? undefined : t`Ver todos`}
    />
  );
};
