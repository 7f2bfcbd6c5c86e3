import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { nextLeadStages } from '@valia/domain/leads/lead-stage.ts';
import type { ComponentProps } from 'react';
import { StageMenuItems } from './stage-menu-items.tsx';

/** Menu items for the stages that a lead may move to; nothing when its stage is final. */
export const MoveLeadMenuItems = <Lead extends ComponentProps<typeof StageMenuItems>['lead']>(
  props: ComponentProps<typeof StageMenuItems<Lead>>,
) =>
  nextLeadStages(props.lead.stage).length > 0 && (
    <>
      <Menu.Divider />
      <Menu.Label>
        <Trans>Mover a</Trans>
      </Menu.Label>
      <StageMenuItems {...props} />
    </>
  );
