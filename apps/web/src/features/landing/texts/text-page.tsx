import { Trans } from '@lingui/react/macro';
import type { Firm } from '@valia/domain/accounts/account-schemas.ts';
import type { PublicPage as PublicPageName } from '@valia/domain/paths/public-page-path.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { PublicPage } from '../frame/public-page.tsx';
import { FirmDetails } from './firm-details.tsx';
import { legalClauses } from './legal-clauses.ts';
import styles from './text-page.module.css';

interface TextPageProps {
  page: PublicPageName;
  title: string;
  /** The date from which this text is in force. */
  version: string;
  firm: Firm;
  /** The texts by their file names: each language has a file named after the page. */
  texts: Readonly<Record<string, string>>;
}

/** A page of text: the operator of the platform, and the clauses. */
export const TextPage = ({ page, title, version, firm, texts }: TextPageProps) => {
  const language = useLanguage();
  const date = formatDate(version, language, 'long');
  const clauses = legalClauses(texts[`./${language}${page}.md`] ?? '');
  return (
    <PublicPage page={page}>
      <div className={styles.main}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.version}>
          <Trans>
            Versión {version}, en vigor desde el {date}.
          </Trans>
        </p>
        <section className={styles.clause}>
          <h2 className={styles.heading}>
            <Trans>Quién presta el servicio</Trans>
          </h2>
          <FirmDetails firm={firm} />
        </section>
        {clauses.map(({ title: heading, paragraphs }) => (
          <section key={heading} className={styles.clause}>
            <h2 className={styles.heading}>{heading}</h2>
            <div className={styles.text}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </PublicPage>
  );
};
