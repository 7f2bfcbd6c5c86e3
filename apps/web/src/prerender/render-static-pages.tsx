import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { screens } from '@valia/domain/screens/screens.ts';
import { countFormatRegions, type Language, languages } from '@valia/i18n/languages.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { renderToString } from 'react-dom/server';
import { StandaloneLogin } from '../app/guest/standalone-login.tsx';
import { StaticPage } from '../app/guest/static-page.tsx';
import { loginDescription } from '../features/auth/sign-in/login-description.ts';
import { registerDescription } from '../features/auth/sign-up/register-description.ts';
import { RegisterScreen } from '../features/auth/sign-up/register-screen.tsx';

const pages = [
  {
    path: '/login',
    title: msg`Iniciar sesión`,
    description: loginDescription,
    Page: StandaloneLogin,
  },
  {
    path: '/register',
    title: msg`Crea tu cuenta`,
    description: registerDescription,
    Page: RegisterScreen,
  },
] as const;

// The same catalogs as in the page's script: other catalogs translate some texts differently.
const areas = ['shared', 'first', 'guest'] as const;

export interface StaticFile {
  path: string;
  /** The path of its file in the web app. */
  part: string;
  /** The page's content in each language. */
  bodies: { language: Language; title: string; description: string; body: string }[];
}

/** Renders the standalone pages, which are shown until the app is needed. */
export const renderStaticPages = async (): Promise<StaticFile[]> => {
  const files = pages.map(({ path }): StaticFile => ({
    path,
    part: screens[path].alone,
    bodies: [],
  }));
  for (const language of languages) {
    const i18n = setupI18n();
    for (const area of areas) i18n.load(language, await loadCatalog(area, language));
    i18n.activate(language, countFormatRegions[language]);
    for (const [index, { title, description, Page }] of pages.entries()) {
      const body = renderToString(
        <StaticPage texts={i18n}>
          <Page />
        </StaticPage>,
      );
      files[index]?.bodies.push({
        language,
        title: [i18n._(title), 'Valía'].join(' · '),
        description: i18n._(description),
        body,
      });
    }
  }
  return files;
};
