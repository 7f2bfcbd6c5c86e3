import { useLingui } from '@lingui/react/macro';
import type { FirmLead } from '@valia/domain/leads/lead-administration-schemas.ts';
import type { LeadStage } from '@valia/domain/leads/lead-stage.ts';
import type { ReactNode } from 'react';
import { ListSkeleton } from '../../../components/list/list-skeleton.tsx';
import { rowOpening } from '../../../components/list/row-opening.ts';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { box, text } from '../../../components/style/class-names.ts';
import { RowActs } from '../../../components/table/row-acts.tsx';
import { LeadBoard, MoreLeads } from '../parts/lead-board.tsx';
import { LeadCard } from '../parts/lead-card.tsx';
import { MoveItems } from '../parts/move-items.tsx';
import { Assigned, Company } from './firm-lead-cells.tsx';
import type { FirmLeadsAddress, useFirmLeadPages } from './use-firm-leads.ts';

interface FirmLeadActs {
  address: FirmLeadsAddress;
  onAssign: (lead: FirmLead) => void;
  onMove: (lead: FirmLead, to: LeadStage) => void;
}

interface FirmLeadsBoardProps extends FirmLeadActs {
  found: ReturnType<typeof useFirmLeadPages>;
  empty: ReactNode;
}

/** The leads that were found, by their stage. */
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
    <RowActs
      name={lead.companyName}
      onOpen={() => rowOpening(address, 'lead').open(lead)}
      acts={[
        {
          label: lead.adviser === null ? t`Asignar…` : t`Cambiar asesor…`,
          run: () => onAssign(lead),
        },
      ]}
    >
      <MoveItems lead={lead} move={onMove} />
    </RowActs>
  );
};
