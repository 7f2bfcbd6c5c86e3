import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  IconAddressBook,
  IconAdjustmentsHorizontal,
  IconAntennaBars5,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBellCog,
  IconBuilding,
  IconChartHistogram,
  IconFileText,
  IconFilter,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconListDetails,
  IconPercentage,
  IconShieldExclamation,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { MenuPath } from '@valia/domain/screens/menu-for.ts';
import type { SectionScreens } from '@valia/domain/screens/of-sections.ts';
import type { MenuGroup } from '@valia/domain/screens/screen.ts';
import type { MenuEntry } from '../../lib/section-menu.ts';
import { sectionEntries } from '../../lib/section-menus.ts';

/** The names of the menu's groups. */
export const menuGroupNames: Readonly<Record<MenuGroup, MessageDescriptor>> = {
  analysis: msg`Análisis principal`,
  advanced: msg`Funciones avanzadas`,
  resources: msg`Recursos`,
  profile: msg`Perfil del asesor`,
  administration: msg`Administración`,
};

type OwnPath = Exclude<MenuPath, keyof SectionScreens>;

const ownEntries: Readonly<Record<OwnPath, MenuEntry>> = {
  '/dashboard': { label: msg`Panel ejecutivo`, Icon: IconLayoutDashboard },
  '/valuations': { label: msg`Valoraciones`, Icon: IconAntennaBars5 },
  '/reports': { label: msg`Informes`, Icon: IconFileText },
  '/admin': { label: msg`Panel`, Icon: IconLayoutGrid },
  '/admin/security': { label: msg`Alertas de seguridad`, Icon: IconShieldExclamation },
  '/admin/audit-logs': { label: msg`Registro de auditoría`, Icon: IconListDetails },
  '/admin/alert-settings': { label: msg`Ajustes de alertas`, Icon: IconBellCog },
  '/settings': { label: msg`Ajustes`, Icon: IconAdjustmentsHorizontal },
  '/my-referrals': { label: msg`Mis referencias`, Icon: IconArrowForwardUp },
  '/my-received-collaborations': { label: msg`Colaboraciones recibidas`, Icon: IconArrowBackUp },
  '/admin/users': { label: msg`Usuarios`, Icon: IconUsers },
  '/admin/advisor-collaborations': { label: msg`Colaboraciones de asesores`, Icon: IconUsersGroup },
  '/admin/organizations': { label: msg`Organizaciones`, Icon: IconBuilding },
  '/admin/commissions': { label: msg`Comisiones`, Icon: IconPercentage },
  '/advisers': { label: msg`Directorio de asesores`, Icon: IconAddressBook },
  '/admin/sector-multiples': { label: msg`Múltiplos sectoriales`, Icon: IconChartHistogram },
  '/admin/funnel-analytics': { label: msg`Embudo`, Icon: IconFilter },
};

/** The label and icon of each screen in the menu. */
export const menuEntries = { ...sectionEntries, ...ownEntries } as Readonly<
  Record<MenuPath, MenuEntry>
>;

/** The label and icon of a screen's tab that has its own menu entry. */
export const menuTabs: Readonly<Record<string, MenuEntry>> = {
  branding: { label: msg`Marca`, Icon: IconUser },
};
