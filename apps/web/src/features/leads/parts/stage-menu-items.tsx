import { useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { type LeadStage, leadStages, nextLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';

interface StageItemsProps<Lead> {
  lead: Lead;
  move: (lead: Lead, to: LeadStage) => void;
}

/** The stages that a lead may move to, in order, as menu items. */
export const StageMenuItems = <Lead extends { stage: LeadStage }>({
  lead,
  move,
}: StageItemsProps<Lead>) => {
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
