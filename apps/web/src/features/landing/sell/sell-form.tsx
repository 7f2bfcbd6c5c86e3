import { Trans, useLingui } from '@lingui/react/macro';
import { leadConsentVersion } from '@valia/domain/leads/lead-consent.ts';
import { publicPagePath } from '@valia/domain/paths/public-page-path.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import buttons from '../frame/public-button.module.css';
import { FieldError } from '../frame/public-field.tsx';
import { SellCompanyFields } from './sell-company-fields.tsx';
import { SellContactFields } from './sell-contact-fields.tsx';
import styles from './sell-form.module.css';
import { sellFormId, type SendLead, useSellForm } from './use-sell-form.ts';

export interface SellFormProps {
  /** Sends the typed values; without this function, the page's own form sends them, which needs no script. */
  onSend?: SendLead;
  /** The server's form token, for a form that is sent without a script. */
  formToken?: string;
  /** The firm's name in the consent text. */
  firmName: string;
  /** The reason why the form was refused, with the time to try again and other ways to reach the firm. */
  refusal?: ReactNode;
}

const Consent = ({
  firmName,
  isGiven,
  onGive,
  error,
}: {
  firmName: string;
  isGiven: boolean;
  onGive: (isGiven: boolean) => void;
  error: ReactNode;
}) => {
  const language = useLanguage();
  return (
    <div>
      <label className={styles.consent}>
        <input
          id="sell-consent"
          type="checkbox"
          name="consent"
          required
          checked={isGiven}
          onChange={(event) => onGive(event.currentTarget.checked)}
          aria-describedby={error === undefined ? undefined : 'sell-consent-error'}
        />
        <span>
          <Trans>
            He leído la <a href={publicPagePath('/privacy', language)}>información de privacidad</a>{' '}
            y consiento que {firmName} use estos datos para contactar conmigo sobre la venta de mi
            empresa.
          </Trans>{' '}
          <small>
            <Trans>Texto del {leadConsentVersion}</Trans>
          </small>
        </span>
      </label>
      <FieldError id="sell-consent" error={error} />
    </div>
  );
};

const Head = ({ isContact }: { isContact: boolean }) => {
  const { t } = useLingui();
  return (
    <div className={styles.head}>
      <h2 id="sell-step" className={styles.title} tabIndex={-1}>
        {isContact ? t`Cómo contactar contigo` : t`Tu empresa`}
      </h2>
      <p className={styles.count}>{isContact ? t`Paso 2 de 2` : t`Paso 1 de 2`}</p>
      <span className={styles.progress} aria-hidden />
    </div>
  );
};

/** A honeypot field, invisible to users: only a program fills it in. */
const Trap = () => (
  <div className={styles.hidden} aria-hidden>
    <label htmlFor="sell-website">
      <Trans>No rellenes este campo</Trans>
    </label>
    <input id="sell-website" name="website" tabIndex={-1} autoComplete="off" />
  </div>
);

const Ways = ({ isSending, onBack }: { isSending: boolean; onBack: () => void }) => (
  <div className={styles.end}>
    <button type="submit" className={`${buttons.ink} ${buttons.large} ${styles.go}`}>
      <Trans>Continuar</Trans>
    </button>
    <button
      type="submit"
      className={`${buttons.ink} ${buttons.large} ${styles.send}`}
      disabled={isSending}
    >
      <Trans>Enviar</Trans>
    </button>
    <button type="button" className={`${buttons.plain} ${styles.back}`} onClick={onBack}>
      <Trans>Volver</Trans>
    </button>
    <p className={styles.help}>
      <Trans>Falta un paso: cómo contactar contigo. Nada se envía hasta entonces.</Trans>
    </p>
  </div>
);

/**
 * Two steps, of which one is visible at a time. Without a script, both are shown below each other, and are sent to the
 * page's own URL, which may contain a campaign.
 */
export const SellForm = ({ onSend, formToken = '', firmName, refusal }: SellFormProps) => {
  const { form, step, goBack, submit, isSending } = useSellForm(onSend);
  return (
    <form
      id={sellFormId}
      className={styles.form}
      data-app-form
      data-step={step}
      method="post"
      noValidate={onSend !== undefined}
      onSubmit={submit}
    >
      <Head isContact={step === 'contact'} />
      <SellCompanyFields form={form} />
      <div className={styles.contact}>
        <SellContactFields form={form} />
        <Consent
          firmName={firmName}
          isGiven={form.values.consent === 'on'}
          onGive={(isGiven) => form.setFieldValue('consent', isGiven ? 'on' : '')}
          error={form.errors['consent']}
        />
        <Trap />
        <input type="hidden" name="formToken" value={formToken} autoComplete="off" />
      </div>
      <div className={styles.refusal} role="alert" data-refusal>
        {refusal}
      </div>
      <Ways isSending={isSending} onBack={goBack} />
    </form>
  );
};
