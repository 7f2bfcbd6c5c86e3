import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PageMain } from '../../components/page-main.tsx';
import { loadChunk } from '../../lib/load-chunk.ts';
import { AppFooter } from './app-footer.tsx';
import { AppHeader } from './app-header.tsx';
import styles from './app-shell.module.css';
import { SidebarContent } from './sidebar-content.tsx';
import { useSidebar } from './use-sidebar.ts';
import { StorageBanner } from './storage-banner.tsx';
import { VerificationBanner } from './verification-banner.tsx';

const SidebarDrawer = lazy(async () => ({
  default: (await loadChunk(() => import('./sidebar-drawer.tsx'))).SidebarDrawer,
}));

/** The frame of the signed-in screens: sidebar, header, the screen, footer. */
export const AppShell = () => {
  const { isPhone, collapsed, drawerOpen, toggle, closeDrawer } = useSidebar();
  return (
    <div className={styles.shell} data-collapsed={(!isPhone && collapsed) || undefined}>
      {isPhone ? (
        <Suspense>
          <SidebarDrawer opened={drawerOpen} onClose={closeDrawer} />
        </Suspense>
      ) : (
        <div className={styles.sidebar}>
          <SidebarContent collapsed={collapsed} onToggle={toggle} />
        </div>
      )}
      <div className={styles.page}>
        <AppHeader isPhone={isPhone} onOpenMenu={toggle} />
        <VerificationBanner />
        <StorageBanner />
        <PageMain className={styles.main}>
          <Outlet />
        </PageMain>
        <AppFooter />
      </div>
    </div>
  );
};
