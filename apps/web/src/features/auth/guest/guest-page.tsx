import { type ReactNode, useEffect, useRef } from 'react';
import { PublicHeader } from '../../../components/public-header.tsx';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import styles from './guest-page.module.css';
import { box, column, stack } from '../../../components/style/class-names.ts';

const looks = { aside: box({ borderLeft: 'plain', background: 'sunken' }, styles.aside) };

interface GuestPageProps {
  title: string;
  /**
   * The current view of the page. When it changes, the title gets the focus, so that screen readers announce the
   * change.
   */
  view?: string;
  /** Content at the right of the header. */
  action?: ReactNode;
  /** Information beside the form. */
  aside: ReactNode;
  children: ReactNode;
}

/** A page for visitors who are not signed in: one narrow column, with information beside it. */
export const GuestPage = ({ title, view = '', action, aside, children }: GuestPageProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownView = useRef(view);
  usePageTitle(title);
  useEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    heading.current?.focus();
  }, [view]);
  return (
    <div className={column({}, styles.page)}>
      <PublicHeader action={action} />
      <div className={stack({ flex: 1 }, styles.halves)}>
        <main id="main" className={styles.main}>
          <div className={styles.column}>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {children}
          </div>
        </main>
        <aside className={looks.aside}>{aside}</aside>
      </div>
    </div>
  );
};
