import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { UnsavedChanges } from '../../../components/form/unsaved-changes.tsx';
import styles from './branding.module.css';
import { ColorSection } from './color-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { CoverPreview } from './cover-preview.tsx';
import { DisclaimerSection } from './disclaimer-section.tsx';
import { LogoSection } from './logo-section.tsx';
import { type BrandingForm, type OwnBranding, useBrandingForm } from './use-branding-form.ts';
import { box, row, stack } from '../../../components/style/class-names.ts';

const looks = {
  editor: stack({ gap: [0, 32], columns: 2, align: 'start' }, styles.editor),
  sections: box({ minWidth: 0, margin: 0, pad: 0, border: 'none' }),
  notice: box({ marginTop: 16, pad: [12, 16], border: 'plain', radius: 6, background: 'sunken' }),
  dot: box({ display: 'inline-block', height: 8, radius: 'round' }, styles.dot),
};

/** The sections on the left, a preview of the page on the right, and the unsaved changes at the bottom. */
export const BrandingEditor = ({ branding }: { branding: OwnBranding }) => {
  const { form, isPending, submit } = useBrandingForm(branding);
  const decides = branding.role === 'owner' && !branding.isDisabled;
  return (
    <form noValidate className={looks.editor} onSubmit={submit}>
      <UnsavedChanges isUnsaved={form.isDirty()} leftBy="tab" />
      <fieldset className={looks.sections} disabled={!decides}>
        {!decides && <WhyReadOnly isDisabled={branding.isDisabled} />}
        <LogoSection form={form} />
        <ColorSection form={form} />
        <ContactSection form={form} branding={branding} />
        <DisclaimerSection form={form} />
      </fieldset>
      <CoverPreview form={form} values={form.values} branding={branding} />
      {decides && form.isDirty() && <SaveBar form={form} isPending={isPending} />}
    </form>
  );
};

const WhyReadOnly = ({ isDisabled }: { isDisabled: boolean }) => (
  <p className={looks.notice}>
    {isDisabled ? (
      <Trans>
        Tu organización está desactivada: los informes salen sin marca hasta que se reactive.
      </Trans>
    ) : (
      <Trans>La marca es de la organización. Solo su titular puede cambiarla.</Trans>
    )}
  </p>
);

const sectionsOf = [
  { section: 'logo', fields: ['logo'] },
  { section: 'color', fields: ['color'] },
  {
    section: 'contact',
    fields: ['name', 'description', 'phone', 'email', 'website', 'address'],
  },
  { section: 'disclaimer', fields: ['disclaimers.es', 'disclaimers.ca', 'disclaimers.en'] },
] as const;

/** Lists the unsaved changes. */
const SaveBar = ({ form, isPending }: { form: BrandingForm; isPending: boolean }) => {
  const { t, i18n } = useLingui();
  const names = {
    logo: t`logotipo`,
    color: t`color`,
    contact: t`contacto`,
    disclaimer: t`aviso legal`,
  };
  const unsaved = sectionsOf
    .filter(({ fields }) => fields.some((field) => form.isDirty(field)))
    .map(({ section }) => names[section]);
  const listed = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(unsaved);
  return (
    <div className={styles.bar} role="region" aria-label={t`Cambios sin guardar`}>
      <p>
        <span className={looks.dot} aria-hidden />
        <strong>
          <Trans>Sin guardar: {listed}.</Trans>
        </strong>{' '}
        <Trans>Los informes ya emitidos no cambian.</Trans>
      </p>
      <span className={row({ gap: 8, wrap: true }, styles.buttons)}>
        <Button variant="default" onClick={() => form.reset()}>
          <Trans>Descartar</Trans>
        </Button>
        <Button type="submit" loading={isPending}>
          <Trans>Guardar marca</Trans>
        </Button>
      </span>
    </div>
  );
};
