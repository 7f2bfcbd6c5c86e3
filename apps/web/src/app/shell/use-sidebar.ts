import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { readSidebarCollapsed, sidebarCookie } from './sidebar-cookie.ts';

interface Sidebar {
  isPhone: boolean;
  /** Shows icons only; remembered for seven days. */
  collapsed: boolean;
  /** The drawer that is the sidebar on a phone. */
  drawerOpen: boolean;
  toggle: () => void;
  closeDrawer: () => void;
}

/** The sidebar's state, with its shortcut Ctrl/Cmd+B. */
export const useSidebar = (): Sidebar => {
  const isPhone = useIsPhone();
  const [collapsed, setCollapsed] = useState(() => readSidebarCollapsed(document.cookie));
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = (): void => {
    if (isPhone) {
      setDrawerOpen(!drawerOpen);
      return;
    }
    setCollapsed(!collapsed);
    document.cookie = sidebarCookie(!collapsed);
  };
  useHotkeys([['mod+B', toggle]], []);

  return {
    isPhone,
    collapsed,
    drawerOpen: isPhone && drawerOpen,
    toggle,
    closeDrawer: () => setDrawerOpen(false),
  };
};
