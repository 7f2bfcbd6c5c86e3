import './theme/mantine-styles.css';
import './theme/fonts.css';
import './theme/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '../lib/language.ts';
import { Providers } from './providers.tsx';
import { webRouter } from './web-router.ts';

// Where zod, which comes later, reads its settings: our policy refuses to compile schemas, and reports the try.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

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
