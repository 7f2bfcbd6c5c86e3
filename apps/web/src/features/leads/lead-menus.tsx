import { Button, Menu } from '@mantine/core';
import { IconArrowRight, IconChevronDown } from '@tabler/icons-react';
import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { nextLeadStages } from '@valia/domain/leads/lead-stage.ts';
import type { ReactNode } from 'react';
import { RowActs } from '../../components/table/row-acts.tsx';
import { MoveItems } from './parts/move-items.tsx';
import { StageItems } from './parts/stage-items.tsx';
import type { MoveLead } from './use-move-lead.ts';

interface LeadMenuProps {
  lead: LeadItem;
  move: MoveLead;
}

/** What can be done with a lead, at the end of its row or card. */
export const LeadMenu = ({
  lead,
  move,
  onOpen,
}: LeadMenuProps & { onOpen: (lead: LeadItem) => void }) => (
  <RowActs name={lead.companyName} onOpen={() => onOpen(lead)}>
    <MoveItems lead={lead} move={move} />
  </RowActs>
);

/** A button that opens the stages; none where the stage is final. */
export const StageButton = ({
  lead,
  move,
  isTall = false,
  children,
}: LeadMenuProps & { isTall?: boolean; children: ReactNode }) =>
  nextLeadStages(lead.stage).length === 0 ? null : (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Button
          variant="default"
          {...(isTall
            ? { h: 44, leftSection: <IconArrowRight size={16} stroke={1.75} aria-hidden /> }
            : { rightSection: <IconChevronDown size={14} stroke={1.75} aria-hidden /> })}
        >
          {children}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <StageItems lead={lead} move={move} />
      </Menu.Dropdown>
    </Menu>
  );
