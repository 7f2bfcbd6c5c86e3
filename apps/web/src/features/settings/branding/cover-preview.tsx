import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import { brandColour } from '@valia/domain/reports/brand-colour.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { type CSSProperties, useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './cover-preview.module.css';
import { SampleButton } from './sample-button.tsx';
import type { BrandingForm, BrandingValues, OwnBranding } from './use-branding-form.ts';
import { classNames, row, text } from '../../../components/style/class-names.ts';

const looks = {
  head: row({
    gap: [8, 16],
    align: 'center',
    justify: 'between',
    wrap: true,
    pad: [8, 16],
    borderBottom: 'plain',
    background: 'surface',
  }),
  foot: row(
    { gap: [4, 12], align: 'center', justify: 'between', wrap: true },
    text('small', 'dimmed'),
    styles.foot,
  ),
};

interface PreviewProps {
  values: BrandingValues;
  branding: OwnBranding;
}

type Page = 'cover' | 'last';

/** A preview of a report page with the typed values, in A4 proportions. */
export const CoverPreview = ({ form, ...props }: PreviewProps & { form: BrandingForm }) => {
  const { t } = useLingui();
  const [page, setPage] = useState<Page>('cover');
  const colour = brandColour(props.values.color === '' ? null : props.values.color);
  return (
    <section className={styles.preview} aria-label={t`Así sale tu informe`}>
      <div className={looks.head}>
        <h2 className={text('body', 'strong')}>
          <Trans>Así sale tu informe</Trans>
        </h2>
        <SegmentedControl
          size="sm"
          aria-label={t`Página`}
          data={[
            { value: 'cover', label: t`Portada` },
            { value: 'last', label: t`Última` },
          ]}
          value={page}
          onChange={(chosen) => setPage(chosen === 'last' ? 'last' : 'cover')}
        />
      </div>
      <div className={styles.desk}>
        <div className={styles.page} style={{ '--brand': colour } as CSSProperties}>
          {page === 'cover' ? <Cover {...props} /> : <LastPage {...props} />}
        </div>
      </div>
      <div className={looks.foot}>
        <p>
          <Trans>Con datos de ejemplo de Conservas Valdeorza, S.L.</Trans>
        </p>
        <SampleButton form={form} />
      </div>
    </section>
  );
};

const either = (typed: string, otherwise: string | null): string =>
  typed.trim() === '' ? (otherwise ?? '') : typed.trim();

const useFacts = ({ values, branding: { signer } }: PreviewProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const today = formatDate(useNow().toISOString(), language, 'long');
  const contact = [
    either(values.email, signer.email),
    either(values.phone, signer.phone),
    values.website.trim(),
  ].filter((text) => text !== '');
  return [
    [t`Sector`, t`Alimentación y bebidas`],
    [t`Método`, t`Mixto: DCF 60 %, múltiplos 40 %`],
    [t`Responsable`, either(signer.name, signer.email)],
    [t`Contacto`, contact.join(' · ')],
    ...(values.address.trim() === '' ? [] : [[t`Dirección`, values.address.trim()]]),
    [t`Fecha de emisión`, today],
  ];
};

const Cover = (props: PreviewProps) => {
  const { t } = useLingui();
  const { values, branding } = props;
  const { organizationName, signer } = branding;
  const facts = useFacts(props);
  return (
    <div className={styles.cover}>
      <div>
        {values.logo !== null && (
          <img className={styles.logo} src={`/files/${values.logo.fileId}`} alt="" />
        )}
        <p className={styles.organization}>{either(values.name, organizationName)}</p>
        <p className={styles.place}>{either(values.description, signer.city)}</p>
      </div>
      <div>
        <p className={styles.kind}>
          <Trans>Informe de valoración</Trans>
        </p>
        <p className={styles.company}>{t`Conservas Valdeorza, S.L.`}</p>
        <p className={styles.subject}>
          <Trans>Valor del 100 % de los fondos propios</Trans>
        </p>
      </div>
      <div>
        <dl className={styles.facts}>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <span className={styles.stamp}>
          <Trans>Confidencial</Trans>
        </span>
      </div>
    </div>
  );
};

/** The last page of a report. */
const LastPage = ({ values, branding }: PreviewProps) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const disclaimer = values.disclaimers[language].trim();
  return (
    <div className={styles.last} lang={i18n.locale}>
      <div className={styles.running}>
        <span>
          <Trans>Conservas Valdeorza, S.L. · Informe de valoración</Trans>
        </span>
        <span className={styles.runningName}>{either(values.name, branding.organizationName)}</span>
      </div>
      <p className={styles.lastTitle}>
        <Trans>Aviso legal</Trans>
      </p>
      <p className={classNames(text('anywhere', 'pre-line'), styles.disclaimer)}>
        {disclaimer === '' ? (
          <Trans>Sin aviso propio: el informe termina con las hipótesis y el glosario.</Trans>
        ) : (
          disclaimer
        )}
      </p>
    </div>
  );
};
