import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { screens } from '@valia/domain/screens/screens.ts';
import { countRegions, type Language, languages } from '@valia/i18n/languages.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { renderToString } from 'react-dom/server';
import { LoginAlone } from '../app/guest/login-alone.tsx';
import { StaticPage } from '../app/guest/static-page.tsx';
import { loginDescription } from '../features/auth/sign-in/login-description.ts';
import { registerDescription } from '../features/auth/sign-up/register-description.ts';
import { RegisterScreen } from '../features/auth/sign-up/register-screen.tsx';

const pages = [
  {
    path: '/login',
    title: msg`Iniciar sesión`,
    description: loginDescription,
    Page: LoginAlone,
  },
  {
    path: '/register',
    title: msg`Crea tu cuenta`,
    description: registerDescription,
    Page: RegisterScreen,
  },
] as const;

// Those that the page's script has: another one says some texts differently.
const areas = ['shared', 'first', 'guest'] as const;

export interface StaticFile {
  path: string;
  /** Its file in the web app. */
  part: string;
  /** The page in each language. */
  bodies: { language: Language; title: string; description: string; body: string }[];
}

/** The pages that stand alone until the app is wanted. */
export const renderStaticPages = async (): Promise<StaticFile[]> => {
  const files = pages.map(({ path }): StaticFile => ({
    path,
    part: screens[path].alone,
    bodies: [],
  }));
  for (const language of languages) {
    const i18n = setupI18n();
    for (const area of areas) i18n.load(language, await loadCatalog(area, language));
    i18n.activate(language, countRegions[language]);
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
