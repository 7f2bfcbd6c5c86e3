import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { readSidebarCollapsed, sidebarCookie } from './sidebar-cookie.ts';
import type { Frame } from './use-frame.ts';

interface Sidebar {
  isPhone: boolean;
  /** Shows icons only; remembered for seven days, but always so as a rail. */
  collapsed: boolean;
  /** The drawer that is the sidebar on a phone, and opens over the page from a rail. */
  drawerOpen: boolean;
  toggle: () => void;
  closeDrawer: () => void;
}

/** The sidebar's state, with its shortcut Ctrl/Cmd+B. */
export const useSidebar = (frame: Frame): Sidebar => {
  const isPhone = useIsPhone();
  const [collapsed, setCollapsed] = useState(() => readSidebarCollapsed(document.cookie));
  const [openedIn, setOpenedIn] = useState<Frame | null>(null);
  // Another frame begins with a closed drawer, and so does this one when it comes back.
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
