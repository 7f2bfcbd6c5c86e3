import { msg } from '@lingui/core/macro';
import { IconInbox } from '@tabler/icons-react';
import type { leadsSection } from '@valia/domain/leads/leads-section.ts';
import type { SectionMenu } from '../../lib/section-menu.ts';

export const leadsMenu: SectionMenu<typeof leadsSection> = {
  entries: {
    '/my-leads': { label: msg`Mis leads`, Icon: IconInbox },
    '/admin/sell-leads': { label: msg`Leads`, Icon: IconInbox },
  },
  objects: {},
};
