import './theme/mantine-styles.css';
import './theme/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '../lib/language.ts';
import { Providers } from './providers.tsx';
import { takeOver } from './take-over.ts';
import { webRouter } from './web-router.ts';

// Where zod, which comes later, reads its settings: our policy refuses to compile schemas, and reports the try.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no root element');

const app = (
  <StrictMode>
    <Providers>
      <RouterProvider router={webRouter} />
    </Providers>
  </StrictMode>
);

await startLanguage();
if (container.hasChildNodes()) await takeOver(container, app);
else createRoot(container).render(app);
