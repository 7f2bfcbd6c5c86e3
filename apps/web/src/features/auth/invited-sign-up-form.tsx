import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { RegisterInvitedForm } from '@valia/domain/organizations/invitation-schemas.ts';
import { checkForm, expectFormCheck, fieldErrors } from '../../lib/field-errors.tsx';
import styles from './guest-form.module.css';
import { PersonNameFields } from './person-name-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { SignUpPasswordFields } from './sign-up-password-fields.tsx';
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

/** The address is the invitation's: it is shown, for a password manager too, and cannot be changed. */
const InvitedAddress = ({ email }: { email: string }) => {
  const { t } = useLingui();
  const { fields } = useSignUpLabels();
  return (
    <TextInput
      label={fields.email}
      type="email"
      autoComplete="username"
      readOnly
      value={email}
      description={t`La invitación es para este email.`}
      inputWrapperOrder={['label', 'input', 'description']}
    />
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
  const { password, firstName, lastName } = form.values;
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <InvitedAddress email={email} />
      <PersonNameFields inputProps={form.getInputProps} />
      <PhoneField {...form.getInputProps('phone')} />
      <SignUpPasswordFields
        password={password}
        email={email}
        names={[firstName, lastName]}
        inputProps={form.getInputProps}
      />
      <TermsCheckbox {...form.getInputProps('termsAccepted', { type: 'checkbox' })} />
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        <Trans>Crear cuenta y unirme</Trans>
      </Button>
    </form>
  );
};
