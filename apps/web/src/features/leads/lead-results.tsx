import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { ListResults } from '../../components/list/list-results.tsx';
import { ListSkeleton } from '../../components/list/list-skeleton.tsx';
import { NoRowsFound } from '../../components/list/no-rows-found.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import type { TableColumn } from '../../components/table/table-column.ts';
import { useTableFits } from '../../components/table/use-table-fits.ts';
import { LeadMenu } from './lead-menus.tsx';
import { LeadsBoard, LeadsByStage } from './leads-board.tsx';
import { MoreLeads } from './parts/lead-board.tsx';
import type { LeadsListUrlState, useLeadPages } from './use-leads.ts';
import type { MoveLead } from './use-move-lead.ts';

interface LeadsFoundProps {
  address: LeadsListUrlState;
  found: ReturnType<typeof useLeadPages>;
  columns: TableColumn<LeadItem, LeadItem>[];
  move: MoveLead;
  open: (lead: LeadItem) => void;
}

/** The leads found, in the layout that the URL sets. */
export const LeadResults = (props: LeadsFoundProps) =>
  props.address.search.as === 'table' ? <InTable {...props} /> : <OnBoard {...props} />;

const InTable = ({ address, found, columns, move, open }: LeadsFoundProps) => {
  const { t } = useLingui();
  const { pages, totals, wanted } = found;
  const rowMenu = (lead: LeadItem) => <LeadMenu lead={lead} move={move} onOpen={open} />;
  return (
    <ListResults
      caption={t`Tus leads`}
      pages={pages}
      columns={columns}
      isWide={useTableFits(960)}
      expectedRows={12}
      readsOn
      sort={{ column: wanted.sort, direction: wanted.direction }}
      onSort={({ column, direction }) => address.change({ sort: column, direction })}
      opening={{ id: address.search.lead, open }}
      rowMenu={rowMenu}
      empty={<NoLead address={address} totals={totals} />}
      foundText={({ count, first, isMore }) =>
        isMore
          ? t`Más de ${first} leads`
          : t`${plural(count, { one: '# lead encontrado', many: '# de leads encontrados', other: '# leads encontrados' })}`
      }
    />
  );
};

const OnBoard = ({ address, found, move, open }: LeadsFoundProps) => {
  const { totals } = found;
  const { query, rows } = found.pages;
  const isWide = useTableFits(960);
  if (query.data === undefined)
    return query.error === null ? (
      <ListSkeleton isWide={isWide} rows={12} />
    ) : (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    );
  if (rows.length === 0) return <NoLead address={address} totals={totals} />;
  const parts = { rows, totals, address, move, onOpen: open };
  return (
    <>
      {isWide ? <LeadsBoard {...parts} /> : <LeadsByStage {...parts} />}
      <MoreLeads query={query} />
    </>
  );
};

interface NoLeadProps extends Pick<LeadsFoundProps, 'address'> {
  totals: LeadsFoundProps['found']['totals'];
}

const NoLead = ({ address, totals }: NoLeadProps) => {
  const { t } = useLingui();
  return totals === undefined || totals.all > 0 ? (
    <NoRowsFound
      address={address}
      title={t`Ningún lead coincide`}
      text={t`Los demás leads están en la pestaña «Todos».`}
      whole={t`Ver todos`}
    />
  ) : (
    <Sheet>
      <EmptyState
        title={t`Aún no tienes leads asignados`}
        text={t`Te avisaremos cuando llegue uno.`}
      />
    </Sheet>
  );
};
