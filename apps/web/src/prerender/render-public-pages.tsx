import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { Firm } from '@valia/domain/accounts/account-schemas.ts';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import { findScreen } from '@valia/domain/paths/paths.ts';
import {
  publicPagePath,
  publicPages,
  type PublicPage,
} from '@valia/domain/paths/public-page-path.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { countFormatRegions, type Language, languages } from '@valia/i18n/languages.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { SellPage } from '../features/landing/sell-page.tsx';
import { SellRefusal } from '../features/landing/sell/sell-refusal.tsx';
import { AccessibilityPage } from '../features/landing/texts/accessibility-page.tsx';
import { PrivacyPage } from '../features/landing/texts/privacy-page.tsx';
import { TermsPage } from '../features/landing/texts/terms-page.tsx';
import { SkipLink } from './skip-link.ts';
export { renderStaticPages } from './render-static-pages.tsx';
import { usePublicPageMetadata } from './use-public-page-metadata.ts';

/** A placeholder that the server fills in when it sends a page. */
const slot = (name: string): string => `[[${name}]]`;

const firm: Firm = {
  name: slot('firm.name'),
  taxId: slot('firm.taxId'),
  address: slot('firm.address'),
  dataProtectionContact: slot('firm.dataProtectionContact'),
  mailbox: slot('firm.mailbox'),
  phone: slot('firm.phone'),
};

const bodies: Record<PublicPage, ReactElement> = {
  '/': (
    <LandingPage
      advisers={{ count: slot('advisers'), date: slot('date') }}
      onRequest={() => undefined}
    />
  ),
  '/sell-your-business': (
    <SellPage
      firmName={slot('firm.name')}
      formToken={slot('formToken')}
      refusal={slot('refusal')}
    />
  ),
  '/sell-your-business/sent': <SellPage isSent firmName="" />,
  '/terms': <TermsPage firm={firm} />,
  '/privacy': <PrivacyPage firm={firm} />,
  '/accessibility': <AccessibilityPage firm={firm} />,
};

const Body = ({ page }: { page: PublicPage }) => (
  <>
    <SkipLink />
    {bodies[page]}
  </>
);

const Head = ({ page }: { page: PublicPage }) => {
  const { title, description } = usePublicPageMetadata()[page];
  return (
    <>
      <title>{[title, 'Valía'].join(' · ')}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  );
};

type PublicHead = ReturnType<typeof usePublicPageMetadata>[PublicPage];

const LinkTexts = ({ onRead }: { onRead: (texts: PublicHead) => void }) => {
  onRead(usePublicPageMetadata()['/']);
  return null;
};

const refusedCodes = [
  'lead-form-refused',
  'lead-form-used',
  'too-many-requests',
  'invalid-input',
  'unavailable',
  'storage-full',
  'internal',
] as const satisfies readonly ErrorCode[];

const Refusal = ({ code, isTimed }: { code: ErrorCode; isTimed: boolean }) => {
  const { i18n } = useLingui();
  return (
    <SellRefusal
      text={i18n._(errorTexts[code])}
      retryAt={isTimed ? slot('retryAt') : null}
      phone={slot('firm.phone')}
    />
  );
};

const areas = ['shared', 'first', 'shell', 'landing'] as const;

const rendererIn = async (language: Language): Promise<(element: ReactElement) => string> => {
  const i18n = setupI18n();
  for (const area of areas) i18n.load(language, await loadCatalog(area, language));
  i18n.activate(language, countFormatRegions[language]);
  return (element) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{element}</I18nProvider>);
};

interface RenderedPage {
  path: string;
  page: PublicPage;
  language: Language;
  /** The page's URLs in every language. */
  alternates: Record<Language, string>;
  /** Whether it is an entry page, to which nobody returns after signing in. */
  isWayIn: boolean;
  head: string;
  body: string;
}

interface RenderedPages {
  pages: RenderedPage[];
  /** The reasons why a form was refused, by language and code; `retryAt` is the time to try again. */
  refusals: Record<string, Record<string, string>>;
  /** The texts of the image for shared links, by language. */
  linkTexts: Record<string, PublicHead>;
}

const addressesOf = (page: PublicPage): Record<Language, string> => ({
  es: publicPagePath(page, 'es'),
  ca: publicPagePath(page, 'ca'),
  en: publicPagePath(page, 'en'),
});

/** Renders every public page in every language. */
export const renderPublicPages = async (): Promise<RenderedPages> => {
  const pages: RenderedPage[] = [];
  const refusals: RenderedPages['refusals'] = {};
  const linkTexts: RenderedPages['linkTexts'] = {};
  for (const language of languages) {
    const render = await rendererIn(language);
    for (const page of publicPages) {
      const [head, body] = [render(<Head page={page} />), render(<Body page={page} />)];
      const alternates = addressesOf(page);
      const path = alternates[language];
      const isWayIn = findScreen(path)?.wayIn === true;
      pages.push({ path, page, language, alternates, isWayIn, head, body });
    }
    render(<LinkTexts onRead={(texts) => (linkTexts[language] = texts)} />);
    refusals[language] = Object.fromEntries(
      refusedCodes.map((code) => [
        code,
        render(<Refusal code={code} isTimed={code === 'too-many-requests'} />),
      ]),
    );
  }
  return { pages, refusals, linkTexts };
};
