import { Trans, useLingui } from '@lingui/react/macro';
import type { CollaborationForm } from '@valia/domain/accounts/collaboration-form-schema.ts';
import buttons from '../frame/public-button.module.css';
import { PublicChoice } from '../frame/public-choice.tsx';
import { PublicField } from '../frame/public-field.tsx';
import styles from './landing-request-form.module.css';
import { requestFormId, type RequestFormState, useRequestForm } from './use-request-form.ts';

const experienceYears = ['0-2', '3-5', '5-10', '10+'].map((years) => [years, years] as const);

const ContactFields = ({ form }: { form: RequestFormState }) => {
  const { t } = useLingui();
  return (
    <>
      <PublicField
        id="request-name"
        name="name"
        label={t`Nombre`}
        placeholder={t`Nombre y apellidos`}
        autoComplete="name"
        {...form.getInputProps('name')}
      />
      <PublicField
        id="request-email"
        name="email"
        type="email"
        label={t`Email`}
        placeholder={t`nombre@despacho.es`}
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <PublicField
        id="request-phone"
        name="phone"
        type="tel"
        label={t`Teléfono`}
        placeholder={t`600 000 000`}
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
    </>
  );
};

interface WorkFieldsProps {
  form: RequestFormState;
  onToggle: (specialty: string) => void;
}

const WorkFields = ({ form, onToggle }: WorkFieldsProps) => {
  const { t } = useLingui();
  const specialties = [
    ['mergers', t`M&A`],
    ['valuations', t`Valoraciones`],
    ['due-diligence', t`Due Diligence`],
    ['restructuring', t`Reestructuración`],
  ] as const;
  return (
    <>
      <PublicChoice
        id="request-experience"
        name="experience"
        label={t`Experiencia`}
        hint={t`en años`}
        options={experienceYears}
        chosen={[form.values.experience]}
        onChoose={(years) => form.setFieldValue('experience', years)}
        error={form.errors['experience']}
      />
      <PublicChoice
        id="request-specialties"
        name="specialties"
        label={t`Especialización`}
        hint={t`una o varias`}
        options={specialties}
        chosen={form.values.specialties}
        onChoose={onToggle}
        error={form.errors['specialties']}
        isMultiple
      />
    </>
  );
};

const RequestForm = ({ onRequest }: { onRequest: (values: CollaborationForm) => void }) => {
  const { form, submit, toggle } = useRequestForm(onRequest);
  return (
    <form id={requestFormId} className={styles.form} noValidate data-app-form onSubmit={submit}>
      <ContactFields form={form} />
      <WorkFields form={form} onToggle={toggle} />
      <div className={styles.end}>
        <button type="submit" className={`${buttons.ink} ${buttons.large}`}>
          <Trans>Enviar solicitud</Trans>
        </button>
        <p className={styles.help}>
          <Trans>Tus datos pasan al registro y no se guardan hasta que creas la cuenta.</Trans>
        </p>
      </div>
    </form>
  );
};

/** The collaboration request form, which starts the registration. */
export const LandingRequestForm = ({
  onRequest,
}: {
  onRequest: (values: CollaborationForm) => void;
}) => {
  const { t } = useLingui();
  const steps = [
    [t`Ahora`, t`Envías la solicitud y creas tu cuenta.`],
    [t`En 48 horas`, t`Evaluamos tu candidatura.`],
    [t`Después`, t`Entras en la red y recibes asignaciones.`],
  ] as const;
  return (
    <section id="request" className={styles.request} aria-labelledby="request-title">
      <div className={styles.inside}>
        <div>
          <p className={styles.label}>
            <Trans>Solicitud</Trans>
          </p>
          <h2 id="request-title" className={styles.title}>
            <Trans>Solicita tu colaboración.</Trans>
          </h2>
          <p className={styles.lead}>
            <Trans>Dinos quién eres y en qué trabajas. Con eso basta para empezar.</Trans>
          </p>
          <dl className={styles.steps}>
            {steps.map(([when, what]) => (
              <div key={when}>
                <dt>{when}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </div>
        <RequestForm onRequest={onRequest} />
        <p className={styles.scriptless}>
          <a href="/register" className={`${buttons.ink} ${buttons.large}`}>
            <Trans>Solicitar colaboración</Trans>
          </a>
        </p>
      </div>
    </section>
  );
};
