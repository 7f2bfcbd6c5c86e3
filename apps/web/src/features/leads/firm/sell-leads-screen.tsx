import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FirmLead, FirmLeadTotals } from '@valia/domain/leads/lead-administration-schemas.ts';
import { formatMoney, formatNumber } from '@valia/i18n/format.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { NoRowsFound } from '../../../components/list/no-rows-found.tsx';
import { rowOpening } from '../../../components/list/row-opening.ts';
import { useViewVerbs } from '../../../components/views/use-view-verbs.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { LayoutSwitch } from '../parts/layout-switch.tsx';
import { useAskBeforeMove } from '../parts/use-ask-before-move.tsx';
import { FirmLeadBulkBar } from './firm-lead-bulk-bar.tsx';
import { FirmLeadPanel } from './firm-lead-panel.tsx';
import { FirmLeadMenu, FirmLeadsBoard } from './firm-leads-board.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { useAssignLead } from './use-assign-lead.tsx';
import { useFirmLeadColumns } from './use-firm-lead-columns.tsx';
import { useFirmLeadFilters, useFirmLeadOrders, useFirmLeadTabs } from './use-firm-lead-filters.ts';
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
  const rowMenu = (lead: FirmLead) => <FirmLeadMenu {...acts} lead={lead} />;
  return (
    <ListScreen<FirmLead>
      address={address}
      head={{ title: useTitle(totals), pageTitle: t`Leads`, sentence: useSentence(totals) }}
      file={{ home: '/admin/sell-leads', fileName: t`leads`, isForWide: true }}
      views={{
        tabs: useFirmLeadTabs(totals),
        verbs: useViewVerbs(trpc.admin.leads, trpc.useUtils().admin.leads.views),
      }}
      filters={useFilters(address)}
      {...(as === 'board' && {
        instead: <FirmLeadsBoard {...acts} found={found} empty={empty} />,
      })}
      found={found}
      columns={useFirmLeadColumns({ thresholds: totals?.thresholds, onAssign: assigning.ask })}
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

/** What is looked for, and how it is shown. */
const useFilters = (address: FirmLeadsAddress) => {
  const { t } = useLingui();
  return {
    searchField: {
      label: t`Buscar por empresa, NIF o contacto`,
      placeholder: t`Empresa, NIF o contacto`,
    },
    filters: useFirmLeadFilters(address.search),
    orders: useFirmLeadOrders(),
    children: (
      <LayoutSwitch
        isTable={address.search.as !== 'board'}
        onChange={(isTable) => address.change({ as: isTable ? undefined : 'board' })}
      />
    ),
  };
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
