import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { RegisterInvitedForm } from '@valia/domain/organizations/invitation-schemas.ts';
import { SecretField } from '../../components/secret-field.tsx';
import { checkForm, expectFormCheck, fieldErrors } from '../../lib/field-errors.tsx';
import styles from './guest-form.module.css';
import { PasswordMeter } from './password-meter.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { useRegisterInvited } from './use-register-invited.ts';
import { useSignUpLabels } from './use-sign-up-labels.ts';

interface InvitedSignUpFormProps {
  token: string;
  email: string;
}

const fieldOrder = [
  'firstName',
  'lastName',
  'phone',
  'password',
  'confirmPassword',
  'termsAccepted',
] as const;

const empty: RegisterInvitedForm = {
  firstName: '',
  lastName: '',
  phone: '',
  password: '',
  confirmPassword: '',
  termsAccepted: false,
};

const loadSchema = async () =>
  (await import('@valia/domain/organizations/invitation-schemas.ts')).registerInvitedFormSchema;

interface InvitedFieldsProps {
  form: UseFormReturnType<RegisterInvitedForm>;
  email: string;
}

const InvitedPerson = ({ form, email }: InvitedFieldsProps) => {
  const { t } = useLingui();
  const { fields } = useSignUpLabels();
  return (
    <>
      <TextInput
        label={fields.email}
        type="email"
        autoComplete="username"
        readOnly
        value={email}
        description={t`La invitación es para este email.`}
        inputWrapperOrder={['label', 'input', 'description']}
      />
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
        label={fields.phone}
        type="tel"
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
    </>
  );
};

const InvitedPassword = ({ form, email }: InvitedFieldsProps) => {
  const { fields } = useSignUpLabels();
  const { password, firstName, lastName } = form.values;
  return (
    <>
      <SecretField
        label={fields.password}
        autoComplete="new-password"
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={<PasswordMeter password={password} known={[firstName, lastName, email]} />}
        {...form.getInputProps('password')}
      />
      <SecretField
        label={fields.confirmPassword}
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
      />
    </>
  );
};

/** Creates the account of an invited person: without the advisory's part, and for the invited address alone. */
export const InvitedSignUpForm = ({ token, email }: InvitedSignUpFormProps) => {
  const form = useForm({
    initialValues: empty,
    onValuesChange: () => expectFormCheck(loadSchema),
    validate: (values) => checkForm(loadSchema, values),
  });
  const focusFirst = (wrong: readonly string[]): void => {
    const first = fieldOrder.find((field) => wrong.includes(field));
    if (first !== undefined) form.getInputNode(first)?.focus();
  };
  const { isPending, register } = useRegisterInvited(token, (issues) => {
    form.setErrors(fieldErrors(issues));
    focusFirst(issues.map(({ path }) => path));
  });
  const submit = form.onSubmit(
    (values) => void register(values),
    (errors) => focusFirst(Object.keys(errors)),
  );
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <InvitedPerson form={form} email={email} />
      <InvitedPassword form={form} email={email} />
      <TermsCheckbox {...form.getInputProps('termsAccepted', { type: 'checkbox' })} />
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        <Trans>Crear cuenta y unirme</Trans>
      </Button>
    </form>
  );
};
