import { Trans, useLingui } from '@lingui/react/macro';
import { termsVersion } from '@valia/domain/accounts/terms-version.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { PublicHeader } from '../../components/public-header.tsx';
import { useLanguage } from '../../lib/language.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { FirmDetails } from './firm-details.tsx';
import { PublicActions } from './public-actions.tsx';
import { PublicFooter } from './public-footer.tsx';
import styles from './terms-screen.module.css';
import { useTermsClauses } from './use-terms-clauses.ts';

/** /terms */
export const TermsScreen = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const clauses = useTermsClauses();
  const date = formatDate(termsVersion, language, 'long');
  usePageTitle(t`Términos y condiciones`);
  return (
    <>
      <PublicHeader action={<PublicActions place="header" />} />
      <main id="main" className={styles.main}>
        <h1 tabIndex={-1} className={styles.title}>
          <Trans>Términos y condiciones</Trans>
        </h1>
        <p className={styles.version}>
          <Trans>
            Versión {termsVersion}, en vigor desde el {date}.
          </Trans>
        </p>
        <section className={styles.clause}>
          <h2 className={styles.heading}>
            <Trans>Quién presta el servicio</Trans>
          </h2>
          <FirmDetails />
        </section>
        {clauses.map(({ title, paragraphs }) => (
          <section key={title} className={styles.clause}>
            <h2 className={styles.heading}>{title}</h2>
            <div className={styles.text}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </main>
      <PublicFooter />
    </>
  );
};
