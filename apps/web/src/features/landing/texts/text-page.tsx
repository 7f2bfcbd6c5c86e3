import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Firm } from '@valia/domain/accounts/account-schemas.ts';
import type { PublicPage as PublicPageName } from '@valia/domain/paths/public-page-path.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { PublicPage } from '../frame/public-page.tsx';
import { FirmDetails } from './firm-details.tsx';
import styles from './text-page.module.css';

export interface TextClause {
  title: MessageDescriptor;
  paragraphs: readonly MessageDescriptor[];
}

interface TextPageProps {
  page: PublicPageName;
  title: string;
  /** The date from which this text is in force. */
  version: string;
  firm: Firm;
  clauses: readonly TextClause[];
}

/** A page of text: the operator of the platform, and the clauses. */
export const TextPage = ({ page, title, version, firm, clauses }: TextPageProps) => {
  const { i18n } = useLingui();
  const date = formatDate(version, useLanguage(), 'long');
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
          <section key={heading.id} className={styles.clause}>
            <h2 className={styles.heading}>{i18n._(heading)}</h2>
            <div className={styles.text}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph.id}>{i18n._(paragraph)}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </PublicPage>
  );
};
