import { Trans } from '@lingui/react/macro';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberPath } from '../lib/session/previous-path.ts';
import { useFocusKeptInDialog } from './use-focus-kept-in-dialog.ts';
import { useFocusOnTitle } from './use-focus-on-title.ts';
import { useLightPrint } from './use-light-print.ts';
import styles from './root-layout.module.css';

/** What every page shares: the skip link, and focus that follows the page. */
export const RootLayout = () => {
  const router = useRouter();
  useFocusKeptInDialog();
  useFocusOnTitle();
  useLightPrint();

  useEffect(
    () => router.subscribe('onRendered', ({ toLocation }) => rememberPath(toLocation.href)),
    [router],
  );

  return (
    <>
      <a className={styles.skip} href="#main">
        <Trans>Saltar al contenido</Trans>
      </a>
      <Outlet />
    </>
  );
};
