import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import type { RegisterInvitedForm } from '@valia/domain/organizations/invitation-schemas.ts';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { PersonNameFields } from '../sign-up/fields/person-name-fields.tsx';
import { PhoneField } from '../sign-up/fields/phone-field.tsx';
import { SignUpPasswordFields } from '../sign-up/fields/sign-up-password-fields.tsx';
import { TermsCheckbox } from '../sign-up/fields/terms-checkbox.tsx';
import { useSignUpLabels } from '../sign-up/fields/use-sign-up-labels.ts';
import type { UserAction } from '../../../lib/act/use-user-action.ts';
import { useLanguage } from '../../../lib/language.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { requireTerms } from '../sign-up/fields/require-terms.ts';
import { useEnterProduct } from '../guest/use-enter-product.ts';
import { stack } from '../../../components/style/class-names.ts';

interface InvitedSignUpFormProps {
  token: string;
  email: string;
}

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

/** Creates the account of an invited user and enters the product. */
const useRegisterInvited = (
  token: string,
): UserAction<RegisterInvitedForm, RouterOutputs['auth']['invitations']['register']> => {
  const { t } = useLingui();
  const language = useLanguage();
  const enter = useEnterProduct();
  const { mutateAsync } = trpc.auth.invitations.register.useMutation();
  return {
    call: async ({ confirmPassword: _repeated, termsAccepted, ...fields }) =>
      mutateAsync({ ...fields, termsAccepted: requireTerms(termsAccepted), token, language }),
    done: t`¡Cuenta creada exitosamente!`,
    onDone: ({ session }) => enter(session),
    failed: t`Error al registrarse`,
  };
};

/** The email address is the invitation's: it is shown, also for password managers, and cannot be changed. */
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

/** Creates the account of an invited user: without the advisory section, and only for the invited email address. */
export const InvitedSignUpForm = ({ token, email }: InvitedSignUpFormProps) => {
  const { form, isPending, submit } = useSchemaForm({
    ...useRegisterInvited(token),
    initial: empty,
    loadSchema,
  });
  const { password, firstName, lastName } = form.values;
  return (
    <form noValidate className={stack({ gap: 24, marginTop: 32 })} onSubmit={submit}>
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
