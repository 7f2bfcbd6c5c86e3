import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { checkForm, expectFormCheck, fieldErrors } from './field-errors.tsx';
import styles from './login-screen.module.css';
import { SecretField } from './secret-field.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Email and password; on failure everything typed stays. */
export const LoginForm = ({ next }: { next: string | undefined }) => {
  const { t } = useLingui();
  const form = useForm({
    initialValues: { email: '', password: '' },
    onValuesChange: expectFormCheck,
    validate: (values) => checkForm('signInInput', values),
  });
  const focusFirst = (wrong: readonly string[]): void => {
    const first = ['email', 'password'].find((field) => wrong.includes(field));
    if (first !== undefined) form.getInputNode(first)?.focus();
  };
  const { isPending, signIn } = useSignIn(next, (issues) => {
    form.setErrors(fieldErrors(issues));
    focusFirst(issues.map(({ path }) => path));
  });
  const submit = form.onSubmit(
    (values) => void signIn(values),
    (errors) => focusFirst(Object.keys(errors)),
  );

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextInput
        label={t`Email`}
        type="email"
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <SecretField
        label={t`Contraseña`}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        <Trans>Entrar</Trans>
      </Button>
      {next !== undefined && (
        <p className={styles.note}>
          <Trans>Después vuelves a la página que habías pedido.</Trans>
        </p>
      )}
    </form>
  );
};
