import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { OptionalLabel } from '../../../components/form/optional-label.tsx';
import { PrintedNameInput } from '../../../components/form/printed-name-input.tsx';
import { BrandSection } from './brand-section.tsx';
import styles from './branding.module.css';
import type { BrandingForm, OwnBranding } from './use-branding-form.ts';
import { stack } from '../../../components/style/class-names.ts';

interface ContactProps {
  form: BrandingForm;
  branding: OwnBranding;
}

/** The organization's details on the cover; empty fields use the organization's name and the signer's contact. */
export const ContactSection = ({ form, branding }: ContactProps) => {
  const { t } = useLingui();
  const { organizationName, signer } = branding;
  return (
    <BrandSection
      title={t`Contacto`}
      help={t`Lo que dejes vacío sale de la organización y de quien firma el informe.`}
    >
      <div className={stack({ gap: 16, columns: 2 }, styles.fields)}>
        <PrintedNameInput
          label={<OptionalLabel text={t`Nombre que aparece`} />}
          placeholder={organizationName}
          autoComplete="organization"
          {...form.getInputProps('name')}
        />
        <PrintedNameInput
          label={<OptionalLabel text={t`Descripción`} />}
          placeholder={t`Valoración y fiscalidad · Logroño`}
          autoComplete="off"
          {...form.getInputProps('description')}
        />
        <TextInput
          label={<OptionalLabel text={t`Teléfono`} />}
          type="tel"
          placeholder={signer.phone ?? ''}
          autoComplete="off"
          {...form.getInputProps('phone')}
        />
        <TextInput
          label={<OptionalLabel text={t`Email`} />}
          type="email"
          placeholder={signer.email}
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <PlaceFields form={form} />
      </div>
    </BrandSection>
  );
};

const PlaceFields = ({ form }: Pick<ContactProps, 'form'>) => {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        label={<OptionalLabel text={t`Web`} />}
        placeholder="asesoria.example"
        autoComplete="off"
        {...form.getInputProps('website')}
      />
      <TextInput
        label={<OptionalLabel text={t`Dirección`} />}
        placeholder={t`Calle Mayor, 1, 26001 Logroño`}
        autoComplete="off"
        {...form.getInputProps('address')}
      />
    </>
  );
};
