import './theme/mantine-styles.css';
import './theme/base.css';
// Comes with the app, so that no screen waits for it before its texts.
import '@valia/i18n/catalog-files.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '../lib/language.ts';
import { Providers } from './providers.tsx';
import { takeOver } from './take-over.ts';
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
  await startLanguage('shell');
  if (container.hasChildNodes()) await takeOver(container, app);
  else createRoot(container).render(app);
};
