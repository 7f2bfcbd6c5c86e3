import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { trpc } from '../trpc.ts';

interface ScreenProvidersProps {
  client: ReturnType<typeof trpc.createClient>;
  queryClient: QueryClient;
  children: ReactNode;
}

/** The providers that a screen needs: its texts, its components' theme, and its connection to a server. */
export const ScreenProviders = ({ client, queryClient, children }: ScreenProvidersProps) => (
  <I18nProvider i18n={i18n}>
    <MantineProvider env="test">
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  </I18nProvider>
);
