import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RouterFrame } from '../lib/page/router-frame.tsx';
import { rememberPath } from '../lib/session/previous-path.ts';
import { SkipLink } from './skip-link.tsx';
import { useFocusInDialog } from './use-focus-in-dialog.ts';
import { useFocusOnTitle } from './use-focus-on-title.ts';
import { useLightPrint } from './use-light-print.ts';

/** What every page shares: the skip link, and focus that follows the page. */
export const RootLayout = () => {
  const router = useRouter();
  useFocusInDialog();
  useFocusOnTitle();
  useLightPrint();

  useEffect(
    () => router.subscribe('onRendered', ({ toLocation }) => rememberPath(toLocation.href)),
    [router],
  );

  return (
    <RouterFrame>
      <SkipLink />
      <Outlet />
    </RouterFrame>
  );
};
