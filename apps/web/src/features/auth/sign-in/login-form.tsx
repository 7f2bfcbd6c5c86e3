import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { SecretField } from '../../../components/password/secret-field.tsx';
import { loadChunk } from '../../../lib/page/load-chunk.ts';
import { PageLink } from '../../../lib/page/page-frame.tsx';
import styles from '../guest/guest-form.module.css';
import { useSignIn } from './use-sign-in.ts';
import { classNames, stack, text } from '../../../components/style/class-names.ts';

const looks = { link: classNames(text('strong', 'text'), styles.link) };

const loadSchema = async () =>
  (await import('@valia/domain/accounts/account-schemas.ts')).signInInput;

const loadDialog = () => loadChunk(() => import('./sign-in-dialog.tsx'));

const SignInDialog = lazy(async () => ({ default: (await loadDialog()).SignInDialog }));

const Notes = ({ email, hasNext }: { email: string; hasNext: boolean }) => (
  <>
    <p className={text('body', 'dimmed')}>
      <PageLink to="/forgot-password" state={{ email }} className={looks.link}>
        <Trans>¿Has olvidado tu contraseña?</Trans>
      </PageLink>
    </p>
    {hasNext && (
      <p className={text('body', 'dimmed')}>
        <Trans>Después vuelves a la página que habías pedido.</Trans>
      </p>
    )}
  </>
);

const useLoginForm = (next: string | undefined) => {
  const { act, question, ask } = useSignIn(next);
  const { form, isPending, submit } = useSchemaForm({
    ...act,
    initial: { email: '', password: '' },
    loadSchema,
    call: (credentials) => {
      // Loaded in parallel with the call that may need the dialog: after the answer, nothing would show that it is
      // loading.
      void loadDialog().catch(() => undefined);
      return act.call(credentials);
    },
  });
  const giveUp = (): void => {
    ask(null);
    form.getInputNode('password')?.focus();
  };
  return { form, isPending, submit, question, ask, giveUp };
};

/** The form for email and password; on failure, everything typed stays. */
export const LoginForm = ({ next }: { next: string | undefined }) => {
  const { t } = useLingui();
  const { form, isPending, submit, question, ask, giveUp } = useLoginForm(next);
  return (
    <>
      <form noValidate className={stack({ gap: 24, marginTop: 32 })} onSubmit={submit}>
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
        <Notes email={form.values.email.trim()} hasNext={next !== undefined} />
      </form>
      {question !== null && (
        <Suspense>
          <SignInDialog question={question} next={next} onAsk={ask} onClose={giveUp} />
        </Suspense>
      )}
    </>
  );
};
