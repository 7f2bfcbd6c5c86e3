import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { PageFrameProvider } from '../../lib/page/page-frame.tsx';
import { MenuPortal } from '../menu-portal.tsx';
import { SkipLink } from '../skip-link.tsx';
import { cssVariables } from '../theme/css-variables.ts';
import { theme } from '../theme/theme.ts';
import { ToastRegion } from '../toasts/toast-region.tsx';
import { useFocusInDialog } from '../use-focus-in-dialog.ts';
import { GuestSession } from './guest-session.tsx';
import { staticFrame } from './static-frame.tsx';

/** Takes over the page that the server sent: a form submitted, or a button pressed, before this script was loaded is handled now. */
const useGoOnFromFile = (): void => {
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('[data-drawn]');
    if (root === null) return undefined;
    const wasSent = root.hasAttribute('data-sent');
    root.removeAttribute('data-drawn');
    root.removeAttribute('data-sent');
    // After the next render: only then does the page know what the browser alone can say, such as the path in the URL.
    const handling = setTimeout(() => {
      if (wasSent) root.querySelector('form')?.requestSubmit();
      for (const button of root.querySelectorAll<HTMLButtonElement>('[data-pressed]')) {
        button.removeAttribute('data-pressed');
        button.click();
      }
    });
    return () => clearTimeout(handling);
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

/** A page that is usable before the app is loaded; the build renders it, and the browser hydrates it. */
export const StaticPage = ({ texts, children }: { texts: I18n; children: ReactNode }) => (
  <I18nProvider i18n={texts}>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <PageFrameProvider frame={staticFrame}>
        <GuestSession />
        <Page>{children}</Page>
        <MenuPortal />
        <ToastRegion />
      </PageFrameProvider>
    </MantineProvider>
  </I18nProvider>
);
