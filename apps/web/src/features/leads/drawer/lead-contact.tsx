import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { LeadDetails } from '@valia/domain/leads/lead-schemas.ts';
import { formatDate, formatDateTime } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { phoneLink } from '../parts/phone-link.ts';
import { useLeadTexts } from '../parts/lead-texts.ts';
import { FactList } from '../parts/fact-list.tsx';
import styles from './lead-drawer.module.css';
import { box, stack, text } from '../../../components/style/class-names.ts';

/** The contact, their message, and the source of the lead. */
export const LeadContact = ({ details }: { details: LeadDetails }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { sourceOf } = useLeadTexts();
  const { lead, message, consentVersion, consentAt } = details;
  const consented = formatDate(consentAt, language);
  return (
    <aside className={box({ background: 'canvas' }, styles.side)} aria-label={t`Contacto y origen`}>
      <Reach details={details} />
      {message !== '' && (
        <section className={styles.section}>
          <h3 className={styles.heading}>
            <Trans>Su mensaje</Trans>
          </h3>
          <p className={text('serif-16', 'pre-line', 'anywhere')}>«{message}»</p>
        </section>
      )}
      <section className={styles.section}>
        <h3 className={styles.heading}>
          <Trans>Origen</Trans>
        </h3>
        <FactList
          facts={[
            { name: t`Entró`, value: formatDateTime(lead.createdAt, language) },
            { name: t`Vía`, value: sourceOf(lead) },
            { name: t`Consentimiento`, value: t`texto ${consentVersion}, ${consented}` },
          ]}
        />
      </section>
    </aside>
  );
};

const Reach = ({ details: { lead, email } }: { details: LeadDetails }) => {
  const { t } = useLingui();
  const call = phoneLink(lead);
  const write = `mailto:${email}`;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <Trans>Contacto</Trans>
      </h3>
      <strong>{lead.contactName}</strong>
      <FactList
        facts={[
          { name: t`Teléfono`, value: <a href={call}>{lead.phone}</a> },
          { name: t`Email`, value: <a href={write}>{email}</a> },
        ]}
      />
      <div className={stack({ gap: 8, columns: 'halves', marginTop: 12 })}>
        <Button component="a" href={call} variant="default">
          <Trans>Llamar</Trans>
        </Button>
        <Button component="a" href={write} variant="default">
          <Trans>Escribir</Trans>
        </Button>
      </div>
    </section>
  );
};
