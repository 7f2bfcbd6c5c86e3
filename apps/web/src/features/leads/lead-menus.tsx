import { Button, Menu } from '@mantine/core';
import { IconArrowRight, IconChevronDown } from '@tabler/icons-react';
import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { nextLeadStages } from '@valia/domain/leads/lead-stage.ts';
import type { ReactNode } from 'react';
import { RowActions } from '../../components/table/row-actions.tsx';
import { MoveLeadMenuItems } from './parts/move-lead-menu-items.tsx';
import { StageMenuItems } from './parts/stage-menu-items.tsx';
import type { MoveLead } from './use-move-lead.ts';

interface LeadMenuProps {
  lead: LeadItem;
  move: MoveLead;
}

/** The actions on a lead, at the end of its row or card. */
export const LeadMenu = ({
  lead,
  move,
  onOpen,
}: LeadMenuProps & { onOpen: (lead: LeadItem) => void }) => (
  <RowActions name={lead.companyName} onOpen={() => onOpen(lead)}>
    <MoveLeadMenuItems lead={lead} move={move} />
  </RowActions>
);

/** A button that opens the list of stages; nothing when the stage is final. */
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
        <StageMenuItems lead={lead} move={move} />
      </Menu.Dropdown>
    </Menu>
  );
