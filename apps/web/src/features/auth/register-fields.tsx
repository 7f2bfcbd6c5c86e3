import { useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconChevronDown } from '@tabler/icons-react';
import { OptionalLabel } from '../../components/optional-label.tsx';
import { FormSection } from './form-section.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { SecretField } from '../../components/secret-field.tsx';
import type { SignUpValues } from './sign-up-values.ts';
import { useSignUpLabels } from './use-sign-up-labels.ts';

interface SectionProps {
  form: UseFormReturnType<SignUpValues>;
}

export const PersonalFields = ({ form }: SectionProps) => {
  const { t } = useLingui();
  const { fields, sections } = useSignUpLabels();
  return (
    <FormSection
      section="personal"
      title={sections.personal}
      help={t`Tu nombre y tu email aparecen en los informes que entregas.`}
    >
      <TextInput
        label={fields.firstName}
        autoComplete="given-name"
        {...form.getInputProps('firstName')}
      />
      <TextInput
        label={fields.lastName}
        autoComplete="family-name"
        {...form.getInputProps('lastName')}
      />
      <TextInput
        wrapperProps={{ 'data-wide': true }}
        label={fields.email}
        type="email"
        autoComplete="email"
        description={t`Te enviaremos un enlace para verificarlo.`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...form.getInputProps('email')}
      />
    </FormSection>
  );
};

export const AdvisoryFields = ({ form }: SectionProps) => {
  const { t } = useLingui();
  const { fields, sections, advisoryTypes } = useSignUpLabels();
  return (
    <FormSection
      section="advisory"
      title={sections.advisory}
      help={t`Con el nombre creamos tu organización.`}
    >
      <TextInput
        label={fields.company}
        autoComplete="organization"
        {...form.getInputProps('company')}
      />
      <TextInput
        label={fields.phone}
        type="tel"
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
      <TextInput
        label={<OptionalLabel text={fields.city} />}
        placeholder={t`Por ejemplo, Tarragona`}
        autoComplete="address-level2"
        {...form.getInputProps('city')}
      />
      <NativeSelect
        label={<OptionalLabel text={fields.advisoryType} />}
        data={[{ value: '', label: t`Sin indicar` }, ...advisoryTypes]}
        rightSection={<IconChevronDown size={18} stroke={1.5} aria-hidden />}
        {...form.getInputProps('advisoryType')}
      />
      <TextInput
        label={<OptionalLabel text={fields.taxId} />}
        placeholder="B00000000"
        autoComplete="off"
        {...form.getInputProps('taxId')}
      />
    </FormSection>
  );
};

export const SecurityFields = ({ form }: SectionProps) => {
  const { t } = useLingui();
  const { fields, sections } = useSignUpLabels();
  const { password, firstName, lastName, email, company } = form.values;
  return (
    <FormSection
      section="security"
      title={sections.security}
      help={t`Más larga es mejor que más rara. Podrás añadir un segundo paso en Seguridad.`}
    >
      <SecretField
        label={fields.password}
        autoComplete="new-password"
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={
          <PasswordMeter
            password={password}
            known={[firstName, lastName, company, email, email.split('@', 1)[0] ?? '']}
          />
        }
        {...form.getInputProps('password')}
      />
      <SecretField
        label={fields.confirmPassword}
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
      />
    </FormSection>
  );
};
