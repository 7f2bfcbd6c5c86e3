import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { httpBatchLink, httpLink, splitLink } from '@trpc/client';
import { type ReactNode, useState } from 'react';
import { trpc } from '../lib/trpc.ts';
import { MenuPortal } from './menu-portal.tsx';
import { createQueryClient } from './query-client.ts';
import { SessionSync } from './guards/session-sync.tsx';
import { cssVariables } from './theme/css-variables.ts';
import { theme } from './theme/theme.ts';
import { ToastRegion } from './toasts/toast-region.tsx';

export const Providers = ({ children }: { children: ReactNode }) => {
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(() =>
    trpc.createClient({
      links: [
        // Mutations are not batched: the server accepts only one at a time.
        splitLink({
          condition: ({ type }) => type === 'mutation',
          true: httpLink({ url: '/trpc' }),
          false: httpBatchLink({ url: '/trpc', maxItems: 10 }),
        }),
      ],
    }),
  );
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <trpc.Provider client={client} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <SessionSync />
            {children}
            <MenuPortal />
            <ToastRegion />
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>
    </I18nProvider>
  );
};
