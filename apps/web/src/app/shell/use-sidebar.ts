import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { readSidebarCollapsed, sidebarCookie } from './sidebar-cookie.ts';
import type { ShellFrame } from './use-shell-frame.ts';

interface Sidebar {
  isPhone: boolean;
  /** Whether the sidebar shows only icons; remembered for seven days, but always true in a rail. */
  collapsed: boolean;
  /** Whether the drawer is open: the sidebar on a phone, or the one that opens over the page from a rail. */
  drawerOpen: boolean;
  toggle: () => void;
  closeDrawer: () => void;
}

/** The sidebar's state, with its shortcut Ctrl/Cmd+B. */
export const useSidebar = (frame: ShellFrame): Sidebar => {
  const isPhone = useIsPhone();
  const [collapsed, setCollapsed] = useState(() => readSidebarCollapsed(document.cookie));
  const [openedIn, setOpenedIn] = useState<ShellFrame | null>(null);
  // The drawer is closed when the frame changes, and also when the user returns to this frame.
  if (openedIn !== null && openedIn !== frame) setOpenedIn(null);
  const isDrawer = isPhone || frame === 'rail';
  const drawerOpen = isDrawer && openedIn === frame;

  const toggle = (): void => {
    if (isDrawer) {
      setOpenedIn(drawerOpen ? null : frame);
      return;
    }
    setCollapsed(!collapsed);
    document.cookie = sidebarCookie(!collapsed);
  };
  useHotkeys([['mod+B', toggle]], []);

  return {
    isPhone,
    collapsed: frame === 'rail' || collapsed,
    drawerOpen,
    toggle,
    closeDrawer: () => setOpenedIn(null),
  };
};
