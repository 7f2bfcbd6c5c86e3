import type { PublicPage as PublicPageName } from '@valia/domain/paths/public-page-path.ts';
import type { ReactNode } from 'react';
import { PublicFooter } from './public-footer.tsx';
import { PublicNavbar } from './public-navbar.tsx';
import styles from './public-page.module.css';

interface PublicPageProps {
  page: PublicPageName;
  children: ReactNode;
}

/**
 * The common frame of the public pages. These consist of plain elements only, because their files do not have our
 * scripts yet.
 */
export const PublicPage = ({ page, children }: PublicPageProps) => (
  <div className={styles.page}>
    <PublicNavbar page={page} />
    <main id="main">{children}</main>
    <PublicFooter page={page} />
  </div>
);
