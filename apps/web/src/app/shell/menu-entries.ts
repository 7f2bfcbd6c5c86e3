import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  IconAntennaBars5,
  IconFileText,
  IconFilter,
  IconInbox,
  IconLayoutDashboard,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { MenuPath } from '@valia/domain/screens/menu-for.ts';
import type { MenuGroup } from '@valia/domain/screens/screen.ts';

/** How the groups of the menu are called. */
export const menuGroupNames: Readonly<Record<MenuGroup, MessageDescriptor>> = {
  analysis: msg`Análisis principal`,
  resources: msg`Recursos`,
  administration: msg`Administración`,
};

interface MenuEntry {
  label: MessageDescriptor;
  Icon: TablerIcon;
}

/** What the menu shows of each screen that has a place in it. */
export const menuEntries: Readonly<Record<MenuPath, MenuEntry>> = {
  '/dashboard': { label: msg`Panel ejecutivo`, Icon: IconLayoutDashboard },
  '/valuations': { label: msg`Valoraciones`, Icon: IconAntennaBars5 },
  '/reports': { label: msg`Informes`, Icon: IconFileText },
  '/my-leads': { label: msg`Mis leads`, Icon: IconInbox },
  '/admin/users': { label: msg`Usuarios`, Icon: IconUsers },
  '/admin/sell-leads': { label: msg`Leads`, Icon: IconInbox },
  '/admin/funnel-analytics': { label: msg`Embudo`, Icon: IconFilter },
};
