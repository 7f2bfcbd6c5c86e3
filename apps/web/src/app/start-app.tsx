import './theme/mantine-styles.css';
import './theme/base.css';
import '../components/style/layout.css';
import '../components/style/box.css';
import '../components/style/text.css';
import { RouterProvider } from '@tanstack/react-router';
import { catalogFiles } from '@valia/i18n/catalog-files.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { bringCatalogs, startLanguage } from '../lib/language.ts';
import { expectTranslation } from '../lib/page/expect-translation.ts';
import { Providers } from './providers.tsx';
import { mountOverStatic } from './mount-over-static.ts';
import { webRouter } from './routes/web-router.ts';

const app = (
  <StrictMode>
    <Providers>
      <RouterProvider router={webRouter} />
    </Providers>
  </StrictMode>
);

/** Draws the app, in place of what the page holds already. */
export const startApp = async (): Promise<void> => {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no root element');
  expectTranslation();
  bringCatalogs(catalogFiles);
  await startLanguage('shell');
  if (container.hasChildNodes()) await mountOverStatic(container, app);
  else createRoot(container).render(app);
};
