import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { PageFrameProvider } from '../../lib/page/page-frame.tsx';
import { OpenMenus } from '../open-menus.tsx';
import { SkipLink } from '../skip-link.tsx';
import { cssVariables } from '../theme/css-variables.ts';
import { theme } from '../theme/theme.ts';
import { ToastRegion } from '../toasts/toast-region.tsx';
import { useFocusInDialog } from '../use-focus-in-dialog.ts';
import { GuestSession } from './guest-session.tsx';
import { staticFrame } from './static-frame.tsx';

/** From the file that the server sent: a form of it that was sent before this script was there is sent now. */
const useGoOnFromFile = (): void => {
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('[data-drawn]');
    if (root === null) return;
    const wasSent = root.hasAttribute('data-sent');
    root.removeAttribute('data-drawn');
    root.removeAttribute('data-sent');
    if (wasSent) root.querySelector('form')?.requestSubmit();
  }, []);
};

const Page = ({ children }: { children: ReactNode }) => {
  useFocusInDialog();
  useGoOnFromFile();
  return (
    <>
      <SkipLink />
      {children}
    </>
  );
};

/** A page with all it needs to be used before the app is there; the build draws it, and the browser goes on from that. */
export const StaticPage = ({ texts, children }: { texts: I18n; children: ReactNode }) => (
  <I18nProvider i18n={texts}>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <PageFrameProvider frame={staticFrame}>
        <GuestSession />
        <Page>{children}</Page>
        <OpenMenus />
        <ToastRegion />
      </PageFrameProvider>
    </MantineProvider>
  </I18nProvider>
);
