import './theme/mantine-styles.css';
import './theme/fonts.css';
import './theme/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '../lib/language.ts';
import { Providers } from './providers.tsx';
import { webRouter } from './web-router.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no root element');

await startLanguage();
createRoot(container).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={webRouter} />
    </Providers>
  </StrictMode>,
);
