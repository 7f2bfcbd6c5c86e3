import '../theme/mantine-styles.css';
import '../theme/base.css';
import '../../components/style/layout.css';
import '../../components/style/box.css';
import '../../components/style/text.css';
import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { startLanguage } from '../../lib/language.ts';
import { expectTranslation } from '../../lib/page/expect-translation.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { setStaticPageExit } from '../../lib/page/leave-static-page.ts';
import { currentSession } from '../../lib/session/session-store.ts';
import { openApp } from './open-app.ts';
import { StaticPage } from './static-page.tsx';

// Where zod, which comes later, reads its settings: our policy refuses to compile schemas, and reports the try.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

const drawLogin = async (): Promise<ReactNode> => {
  const { LoginAlone } = await import('./login-alone.tsx');
  return <LoginAlone />;
};

const drawRegister = async (): Promise<ReactNode> => {
  const { RegisterScreen } = await import('../../features/auth/sign-up/register-screen.tsx');
  return <RegisterScreen />;
};

const draw = (): Promise<ReactNode> =>
  loadChunk(/^\/login\/?$/.test(location.pathname) ? drawLogin : drawRegister);

const stand = async (container: HTMLElement): Promise<void> => {
  const [page] = await Promise.all([draw(), startLanguage('guest')]);
  const root = hydrateRoot(container, <StaticPage texts={i18n}>{page}</StaticPage>);
  setStaticPageExit(() => root.unmount());
};

expectTranslation();

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no root element');

if (currentSession().status === 'signed-in') await openApp();
else await stand(container);
