import './theme/mantine-styles.ts';
import './theme/fonts.css';
import './theme/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '../lib/language.ts';
import { Providers } from './providers.tsx';
import { router } from './router.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no root element');

await startLanguage();
createRoot(container).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
