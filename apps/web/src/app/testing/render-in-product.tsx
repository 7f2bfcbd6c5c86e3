import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import type { ReactNode } from 'react';
import { stubMedia } from '../../lib/testing/stub-media.ts';
import { theme } from '../theme/theme.ts';

/** Renders a component of the shell in Spanish, with the product's theme. */
export const renderInProduct = async (children: ReactNode): Promise<void> => {
  stubMedia(() => false);
  i18n.load('es', {
    ...(await loadCatalog('shared', 'es')),
    ...(await loadCatalog('first', 'es')),
    ...(await loadCatalog('shell', 'es')),
  });
  i18n.activate('es');
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider theme={theme} env="test">
        {children}
      </MantineProvider>
    </I18nProvider>,
  );
};
