import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { nextLeadStages } from '@valia/domain/leads/lead-stage.ts';
import type { ComponentProps } from 'react';
import { StageItems } from './stage-items.tsx';

/** In the menu of a lead, the stages it may go to; nothing where its own is final. */
export const MoveItems = <Lead extends ComponentProps<typeof StageItems>['lead']>(
  props: ComponentProps<typeof StageItems<Lead>>,
) =>
  nextLeadStages(props.lead.stage).length > 0 && (
    <>
      <Menu.Divider />
      <Menu.Label>
        <Trans>Mover a</Trans>
      </Menu.Label>
      <StageItems {...props} />
    </>
  );
