import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { AppFooter } from './app-footer.tsx';
import { AppHeader } from './app-header.tsx';
import styles from './app-shell.module.css';
import { SidebarContent } from './sidebar-content.tsx';
import { useSidebar } from './use-sidebar.ts';
import { VerificationBanner } from './verification-banner.tsx';

/** The frame of the signed-in screens: sidebar, header, the screen, footer. */
export const AppShell = () => {
  const { t } = useLingui();
  const { isPhone, collapsed, drawerOpen, toggle, closeDrawer } = useSidebar();
  return (
    <div className={styles.shell} data-collapsed={(!isPhone && collapsed) || undefined}>
      {isPhone ? (
        <Drawer.Root opened={drawerOpen} onClose={closeDrawer} size="18rem" padding={0}>
          <Drawer.Overlay />
          <Drawer.Content aria-label={t`Menú`}>
            <SidebarContent collapsed={false} onNavigate={closeDrawer} onToggle={toggle} />
          </Drawer.Content>
        </Drawer.Root>
      ) : (
        <div className={styles.sidebar}>
          <SidebarContent collapsed={collapsed} onToggle={toggle} />
        </div>
      )}
      <div className={styles.page}>
        <AppHeader isPhone={isPhone} onOpenMenu={toggle} />
        <VerificationBanner />
        <main id="main" className={styles.main}>
          <Outlet />
        </main>
        <AppFooter />
      </div>
    </div>
  );
};
