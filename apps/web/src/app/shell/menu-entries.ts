import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  IconAddressBook,
  IconAntennaBars5,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconFileText,
  IconLayoutDashboard,
  IconUsers,
  IconUsersGroup,
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
  '/my-referrals': { label: msg`Mis referencias`, Icon: IconArrowForwardUp },
  '/my-received-collaborations': {
    label: msg`Colaboraciones recibidas`,
    Icon: IconArrowBackUp,
  },
  '/advisers': { label: msg`Directorio de asesores`, Icon: IconAddressBook },
  '/admin/users': { label: msg`Usuarios`, Icon: IconUsers },
  '/admin/advisor-collaborations': {
    label: msg`Colaboraciones de asesores`,
    Icon: IconUsersGroup,
  },
};
