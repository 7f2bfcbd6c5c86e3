import { Outlet } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { PageBarTarget } from '../../components/page-bar.tsx';
import { PageMain } from '../../components/page-main.tsx';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { AppFooter } from './app-footer.tsx';
import { AppHeader } from './app-header.tsx';
import styles from './app-shell.module.css';
import { RailFooter } from './rail-footer.tsx';
import { SidebarContent } from './sidebar-content.tsx';
import { useShellFrame } from './use-shell-frame.ts';
import { useSidebar } from './use-sidebar.ts';
import { StorageBanner } from './storage-banner.tsx';
import { VerificationBanner } from './verification-banner.tsx';
import { box, column } from '../../components/style/class-names.ts';

const SidebarDrawer = lazy(async () => ({
  default: (await loadChunk(() => import('./sidebar-drawer.tsx'))).SidebarDrawer,
}));

/** A screen that scrolls with the window, and ends with the footer. */
const ScrolledPage = ({ header }: { header: ReactNode }) => (
  <>
    {header}
    <VerificationBanner />
    <StorageBanner />
    <PageMain className={box({ flex: 1, width: 'full' }, styles.main)}>
      <Outlet />
    </PageMain>
    <AppFooter />
  </>
);

/**
 * The frame of the signed-in screens: sidebar, header, screen and footer. For a screen that fills the window, the
 * sidebar is a rail.
 */
export const AppShell = () => {
  const frame = useShellFrame();
  const isRail = frame === 'rail';
  const { isPhone, collapsed, drawerOpen, toggle, closeDrawer } = useSidebar(frame);
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null);
  const header = (
    <AppHeader
      isPhone={isPhone}
      onOpenMenu={toggle}
      barPlace={isRail ? <div className={box({ flex: 1, minWidth: 0 })} ref={setBarPlace} /> : null}
    />
  );
  const footOf = (isNarrow: boolean): ReactNode =>
    isRail && <RailFooter isPhone={isPhone} collapsed={isNarrow} />;
  return (
    <div
      className={styles.shell}
      data-frame={frame}
      data-collapsed={(!isPhone && collapsed) || undefined}
    >
      {(isPhone || isRail) && (
        <Suspense>
          <SidebarDrawer
            opened={drawerOpen}
            onClose={closeDrawer}
            isPhone={isPhone}
            foot={footOf(false)}
          />
        </Suspense>
      )}
      {!isPhone && (
        <div className={styles.sidebar} inert={drawerOpen}>
          <SidebarContent collapsed={collapsed} onToggle={toggle} foot={footOf(true)} />
        </div>
      )}
      <div className={column({ minWidth: 0 }, styles.page)}>
        {isRail ? (
          <PageBarTarget value={barPlace}>
            <VerificationBanner />
            <StorageBanner />
            {header}
            <Outlet />
          </PageBarTarget>
        ) : (
          <ScrolledPage header={header} />
        )}
      </div>
    </div>
  );
};
