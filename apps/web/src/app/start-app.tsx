import './theme/mantine-styles.css';
import './theme/base.css';
import '../components/style/layout.css';
import '../components/style/box.css';
import '../components/style/text.css';
import { RouterProvider } from '@tanstack/react-router';
import { catalogFiles } from '@valia/i18n/catalog-files.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { addCatalogFiles, startLanguage } from '../lib/language.ts';
import { loadTranslationTolerance } from '../lib/page/load-translation-tolerance.ts';
import { Providers } from './providers.tsx';
import { mountOverStaticPage } from './mount-over-static-page.ts';
import { webRouter } from './routes/web-router.ts';

const app = (
  <StrictMode>
    <Providers>
      <RouterProvider router={webRouter} />
    </Providers>
  </StrictMode>
);

/** Renders the app in place of the existing page. */
export const startApp = async (): Promise<void> => {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no root element');
  loadTranslationTolerance();
  addCatalogFiles(catalogFiles);
  await startLanguage('shell');
  if (container.hasChildNodes()) await mountOverStaticPage(container, app);
  else createRoot(container).render(app);
};
