import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArrowRight, IconChevronDown, IconDots } from '@tabler/icons-react';
import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { leadStages, nextLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { leadTerms } from '@valia/i18n/lead-terms.ts';
import type { ReactNode } from 'react';
import type { MoveLead } from './use-move-lead.tsx';

interface LeadMenuProps {
  lead: LeadItem;
  move: MoveLead;
}

/** The stages that a lead may go to, in their order. */
const StageItems = ({ lead, move }: LeadMenuProps) => {
  const { i18n } = useLingui();
  const next = nextLeadStages(lead.stage);
  return leadStages
    .filter((stage) => next.includes(stage))
    .map((stage) => (
      <Menu.Item key={stage} onClick={() => move(lead, stage)}>
        {i18n._(leadTerms.stages[stage])}
        {(stage === 'lost' || stage === 'won') && '…'}
      </Menu.Item>
    ));
};

/** What can be done with a lead, at the end of its row or card. */
export const LeadMenu = ({
  lead,
  move,
  onOpen,
}: LeadMenuProps & { onOpen: (lead: LeadItem) => void }) => {
  const { t } = useLingui();
  const name = lead.companyName;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} aria-label={t`Acciones de ${name}`}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onOpen(lead)}>
          <Trans>Abrir</Trans>
        </Menu.Item>
        {nextLeadStages(lead.stage).length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Label>
              <Trans>Mover a</Trans>
            </Menu.Label>
            <StageItems lead={lead} move={move} />
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};

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
