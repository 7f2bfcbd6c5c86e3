import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  IconAdjustmentsHorizontal,
  IconAntennaBars5,
  IconCalculator,
  IconCalendarDollar,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconFileText,
  IconInbox,
  IconLayoutDashboard,
  IconPercentage,
  IconUser,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { MenuPath } from '@valia/domain/screens/menu-for.ts';
import type { MenuGroup } from '@valia/domain/screens/screen.ts';

/** How the groups of the menu are called. */
export const menuGroupNames: Readonly<Record<MenuGroup, MessageDescriptor>> = {
  analysis: msg`Análisis principal`,
  advanced: msg`Funciones avanzadas`,
  resources: msg`Recursos`,
  profile: msg`Perfil del asesor`,
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
  '/monthly-budget': { label: msg`Presupuesto mensual`, Icon: IconCalendarDollar },
  '/settings': { label: msg`Ajustes`, Icon: IconAdjustmentsHorizontal },
  '/my-referrals': { label: msg`Mis referencias`, Icon: IconArrowForwardUp },
  '/my-received-collaborations': {
    label: msg`Colaboraciones recibidas`,
    Icon: IconArrowBackUp,
  },
  '/resources/fee-calculator': { label: msg`Calculadora de honorarios`, Icon: IconCalculator },
  '/admin/users': { label: msg`Usuarios`, Icon: IconUsers },
  '/admin/commissions': { label: msg`Comisiones`, Icon: IconPercentage },
};

/** And of the tab of a screen that has a place of its own. */
export const menuTabs: Readonly<Record<string, MenuEntry>> = {
  branding: { label: msg`Marca`, Icon: IconUser },
};
