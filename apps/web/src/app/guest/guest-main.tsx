import '../theme/mantine-styles.css';
import '../theme/base.css';
import '../../components/style/layout.css';
import '../../components/style/box.css';
import '../../components/style/text.css';
import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { startLanguage } from '../../lib/language.ts';
import { loadTranslationTolerance } from '../../lib/page/load-translation-tolerance.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { setStaticPageExit } from '../../lib/page/leave-static-page.ts';
import { currentSession } from '../../lib/session/session-store.ts';
import { openApp } from './open-app.ts';
import { StaticPage } from './static-page.tsx';

// Set before zod loads, which reads its settings here: our policy forbids compiling schemas and reports the
// attempt.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

const drawLogin = async (): Promise<ReactNode> => {
  const { StandaloneLogin } = await import('./standalone-login.tsx');
  return <StandaloneLogin />;
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

loadTranslationTolerance();

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no root element');

if (currentSession().status === 'signed-in') await openApp();
else await stand(container);
