import { useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { FormFields } from '../../../components/form/use-form-fields.ts';
import { OptionalLabel } from '../../../components/form/optional-label.tsx';
import { AdvisedInput } from '../../../components/form/advised-input.tsx';
import { PrintedNameInput } from '../../../components/form/printed-name-input.tsx';
import { loadTaxIdCheck } from '../../../components/form/text-checks.ts';
import { FormSection } from './form-section.tsx';
import { PersonNameFields } from './fields/person-name-fields.tsx';
import { PhoneField } from './fields/phone-field.tsx';
import { SignUpPasswordFields } from './fields/sign-up-password-fields.tsx';
import type { SignUpValues } from './sign-up-values.ts';
import { useSignUpLabels } from './fields/use-sign-up-labels.ts';

interface SectionProps {
  form: FormFields<SignUpValues>;
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
      <PersonNameFields inputProps={form.getInputProps} />
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
      <PrintedNameInput
        label={fields.company}
        autoComplete="organization"
        {...form.getInputProps('company')}
      />
      <PhoneField {...form.getInputProps('phone')} />
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
      <AdvisedInput
        label={<OptionalLabel text={fields.taxId} />}
        placeholder="B00000000"
        autoComplete="off"
        loadCheck={loadTaxIdCheck}
        advice={t`Este NIF no parece correcto. Compruébalo; puedes dejarlo así si es de otro país.`}
        {...form.getInputProps('taxId')}
      />
    </FormSection>
  );
};

export const SecurityFields = ({ form }: SectionProps) => {
  const { t } = useLingui();
  const { sections } = useSignUpLabels();
  const { password, firstName, lastName, email, company } = form.values;
  return (
    <FormSection
      section="security"
      title={sections.security}
      help={t`Importa más la longitud que los símbolos. Podrás añadir un segundo paso en Seguridad.`}
    >
      <SignUpPasswordFields
        password={password}
        email={email}
        names={[firstName, lastName, company]}
        inputProps={form.getInputProps}
      />
    </FormSection>
  );
};
