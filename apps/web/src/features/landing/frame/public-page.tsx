import type { PublicPage as PublicPageName } from '@valia/domain/paths/public-address.ts';
import type { ReactNode } from 'react';
import { PublicFooter } from './public-footer.tsx';
import { PublicNavbar } from './public-navbar.tsx';
import styles from './public-page.module.css';

interface PublicPageProps {
  page: PublicPageName;
  children: ReactNode;
}

/** What the public pages share. They are made of plain elements alone, since their files have no script of ours yet. */
export const PublicPage = ({ page, children }: PublicPageProps) => (
  <div className={styles.page}>
    <PublicNavbar page={page} />
    <main id="main">{children}</main>
    <PublicFooter page={page} />
  </div>
);
