import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FirmLead, FirmLeadTotals } from '@valia/domain/leads/lead-administration-schemas.ts';
import { firmLeads } from '@valia/domain/leads/lead-list.ts';
import { formatMoney, formatNumber } from '@valia/i18n/format.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { NoRowsFound } from '../../../components/list/no-rows-found.tsx';
import { rowOpening } from '../../../components/list/row-opening.ts';
import { useListColumns } from '../../../components/list/use-list-columns.ts';
import { useListWords } from '../../../components/list/use-list-words.ts';
import { useViewVerbs } from '../../../components/views/use-view-verbs.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { LayoutSwitch } from '../parts/layout-switch.tsx';
import { useLeadTexts } from '../parts/lead-texts.ts';
import { useAskBeforeMove } from '../parts/use-ask-before-move.tsx';
import { FirmLeadBulkBar } from './firm-lead-bulk-bar.tsx';
import { Assigned, RevenueCell } from './firm-lead-cells.tsx';
import { FirmLeadPanel } from './firm-lead-panel.tsx';
import { firmLeadWords } from './firm-lead-words.tsx';
import { FirmLeadMenu, FirmLeadsBoard } from './firm-leads-board.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { useAssignLead } from './use-assign-lead.tsx';
import {
  type FirmLeadsAddress,
  useFirmLeadPages,
  useFirmLeadsAddress,
  useMovingFirmLead,
} from './use-firm-leads.ts';

/** /admin/sell-leads: the leads of the firm, those that nobody has first, and beside the list the one that is open. */
export const SellLeadsScreen = () => {
  const { t } = useLingui();
  const address = useFirmLeadsAddress();
  const found = useFirmLeadPages(address);
  const totals = trpc.admin.leads.totals.useQuery().data;
  const assigning = useAssignLead();
  const moving = useAskBeforeMove(useMovingFirmLead());
  const opening = rowOpening(address, 'lead');
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
        verbs: useViewVerbs(trpc.admin.leads, trpc.useUtils().admin.leads.views),
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

const Layout = ({ address: { search, change } }: { address: FirmLeadsAddress }) => (
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
const useFirmLeadWords = ({ search }: FirmLeadsAddress, totals: FirmLeadTotals | undefined) => {
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

/** What the last 90 days brought. */
const useSentence = (totals: FirmLeadTotals | undefined): string | undefined => {
  const { t } = useLingui();
  const language = useLanguage();
  if (totals === undefined) return undefined;
  const count = formatNumber(totals.recent, { language });
  const money = formatMoney(totals.recentRevenue, { language });
  return t`${count} en los últimos 90 días, con ${money} de facturación.`;
};

const NoneFound = ({ address }: { address: FirmLeadsAddress }) => {
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
