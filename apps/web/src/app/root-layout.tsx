import { Trans } from '@lingui/react/macro';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberPath } from '../lib/previous-path.ts';
import { useFocusKeptInDialog } from './use-focus-kept-in-dialog.ts';
import styles from './root-layout.module.css';

/** What every page shares: the skip link, and focus that follows the page. */
export const RootLayout = () => {
  const router = useRouter();
  useFocusKeptInDialog();

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged) document.querySelector('h1')?.focus();
      }),
    [router],
  );

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
