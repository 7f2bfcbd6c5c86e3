import { useLingui } from '@lingui/react/macro';
import type { FirmLead } from '@valia/domain/leads/lead-administration-schemas.ts';
import type { LeadStage } from '@valia/domain/leads/lead-stage.ts';
import type { ReactNode } from 'react';
import { ListSkeleton } from '../../../components/list/list-skeleton.tsx';
import { openRowState } from '../../../components/list/open-row-state.ts';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { box, text } from '../../../components/style/class-names.ts';
import { RowActions } from '../../../components/table/row-actions.tsx';
import { LeadBoard, MoreLeads } from '../parts/lead-board.tsx';
import { LeadCard } from '../parts/lead-card.tsx';
import { MoveLeadMenuItems } from '../parts/move-lead-menu-items.tsx';
import { Assigned, Company } from './firm-lead-cells.tsx';
import type { FirmLeadsListUrlState, useFirmLeadPages } from './use-firm-leads.ts';

interface FirmLeadActs {
  address: FirmLeadsListUrlState;
  onAssign: (lead: FirmLead) => void;
  onMove: (lead: FirmLead, to: LeadStage) => void;
}

interface FirmLeadsBoardProps extends FirmLeadActs {
  found: ReturnType<typeof useFirmLeadPages>;
  empty: ReactNode;
}

/** The leads found, by stage. */
export const FirmLeadsBoard = (props: FirmLeadsBoardProps) => {
  const { found, empty, onAssign, onMove } = props;
  const { query, rows } = found.pages;
  if (query.data === undefined)
    return query.error === null ? (
      <ListSkeleton isWide rows={12} />
    ) : (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    );
  if (rows.length === 0) return empty;
  const card = (lead: FirmLead) => (
    <LeadCard
      lead={{ ...lead, nextStep: null }}
      title={<Company lead={lead} />}
      menu={<FirmLeadMenu {...props} lead={lead} />}
      foot={
        <div className={box({ marginTop: 6, padTop: 6, borderTop: 'plain' }, text('size-13'))}>
          <Assigned lead={lead} onAssign={onAssign} />
        </div>
      }
    />
  );
  return (
    <>
      <LeadBoard rows={rows} totals={undefined} move={onMove} card={card} />
      <MoreLeads query={query} />
    </>
  );
};

export const FirmLeadMenu = ({
  lead,
  address,
  onAssign,
  onMove,
}: FirmLeadActs & { lead: FirmLead }) => {
  const { t } = useLingui();
  return (
    <RowActions
      name={lead.companyName}
      onOpen={() => openRowState(address, 'lead').open(lead)}
      acts={[
        {
          label: lead.adviser === null ? t`Asignar…` : t`Cambiar asesor…`,
          run: () => onAssign(lead),
        },
      ]}
    >
      <MoveLeadMenuItems lead={lead} move={onMove} />
    </RowActions>
  );
};
