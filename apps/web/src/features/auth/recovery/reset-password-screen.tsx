import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { missingPasswordRequirements } from '@valia/domain/accounts/password-policy.ts';
import { useEffect, useState } from 'react';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { ReplacingPasswordFields } from '../../../components/password/replacing-password-fields.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import styles from '../guest/guest-form.module.css';
import { GuestPage } from '../guest/guest-page.tsx';
import { HeaderLink } from '../guest/header-link.tsx';
import { InvalidLink } from '../guest/invalid-link.tsx';
import { RecoveryFacts } from './recovery-facts.tsx';
import { useLinkToken } from '../guest/use-link-token.ts';
import { WaitingMessage } from '../guest/waiting-message.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { type MailLink, useMailLink } from '../guest/use-mail-link.ts';
import { stack } from '../../../components/style/class-names.ts';
import { useResetPassword } from './use-reset-password.ts';

const redirectAfterMs = 2_000;

const InvalidRecoveryLink = () => {
  const session = useSession();
  return (
    <InvalidLink text={<Trans>Este enlace de recuperación ha expirado o no es válido</Trans>}>
      <LinkButton to="/forgot-password" size="lg" fullWidth>
        <Trans>Solicitar un nuevo enlace</Trans>
      </LinkButton>
      {session.status === 'signed-in' ? (
        <LinkButton to="/security" variant="default" size="lg" fullWidth>
          <Trans>Cambiar la contraseña en Seguridad</Trans>
        </LinkButton>
      ) : (
        <LinkButton to="/login" variant="default" size="lg" fullWidth>
          <Trans>Volver a iniciar sesión</Trans>
        </LinkButton>
      )}
    </InvalidLink>
  );
};

const Done = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/login', replace: true }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          Hemos cerrado todas tus sesiones. En unos segundos podrás iniciar sesión con la contraseña
          nueva.
        </Trans>
      </p>
      <div className={stack({ gap: 12, marginTop: 32 })}>
        <LinkButton to="/login" replace size="lg" fullWidth>
          <Trans>Iniciar sesión ahora</Trans>
        </LinkButton>
      </div>
    </>
  );
};

/** Whether a recovery link still works. */
const useRecoveryLink = (token: string | undefined): MailLink<{ valid: boolean }> => {
  const { client } = trpc.useUtils();
  const link = useMailLink({
    purpose: 'recovery-link',
    token,
    ask: (sent) => client.auth.checkRecovery.mutate({ token: sent }),
  });
  return link.state === 'valid' && !link.answer.valid ? { state: 'invalid', isUsed: false } : link;
};

interface ReplacingPasswordFormProps {
  token: string;
  onDone: () => void;
  onInvalidLink: () => void;
}

const loadSchema = async () =>
  (await import('@valia/domain/accounts/recovery-schemas.ts')).resetPasswordFormSchema;

/** The form for the password that replaces the forgotten one. It can't be submitted until all requirements are met. */
const ReplacingPasswordForm = ({ token, ...outcomes }: ReplacingPasswordFormProps) => {
  const { form, isPending, submit } = useSchemaForm({
    ...useResetPassword(token, outcomes),
    initial: { password: '', confirmPassword: '' },
    loadSchema,
  });
  const { password } = form.values;
  return (
    <form noValidate className={stack({ gap: 24, marginTop: 32 })} onSubmit={submit}>
      <ReplacingPasswordFields
        password={password}
        passwordProps={form.getInputProps('password')}
        confirmProps={form.getInputProps('confirmPassword')}
      />
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={isPending}
        disabled={missingPasswordRequirements(password).length > 0}
      >
        <Trans>Guardar la nueva contraseña</Trans>
      </Button>
    </form>
  );
};

/** /reset-password: checks the link, then shows the form or that the link is invalid, and finally the confirmation. */
export const ResetPasswordScreen = () => {
  const { t } = useLingui();
  const token = useLinkToken('/reset-password');
  const link = useRecoveryLink(token);
  const [outcome, setOutcome] = useState<'done' | 'invalid' | null>(null);
  const view = outcome ?? link.state;
  const titles = {
    checking: t`Crea una contraseña nueva`,
    valid: t`Crea una contraseña nueva`,
    unknown: t`Crea una contraseña nueva`,
    invalid: t`Enlace Inválido`,
    done: t`Contraseña actualizada`,
  };
  return (
    <GuestPage
      title={titles[view]}
      view={view === 'checking' ? 'valid' : view}
      action={<HeaderLink />}
      aside={<RecoveryFacts />}
    >
      {view === 'checking' && (
        <WaitingMessage>
          <Trans>Comprobando el enlace…</Trans>
        </WaitingMessage>
      )}
      {view === 'valid' && (
        <ReplacingPasswordForm
          token={token ?? ''}
          onDone={() => setOutcome('done')}
          onInvalidLink={() => setOutcome('invalid')}
        />
      )}
      {view === 'unknown' && link.state === 'unknown' && (
        <div className={stack({ gap: 12, marginTop: 32 })}>
          <ErrorState onRetry={link.retry} error={link.error} />
        </div>
      )}
      {view === 'invalid' && <InvalidRecoveryLink />}
      {view === 'done' && <Done />}
    </GuestPage>
  );
};
