import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, TextInput } from '@mantine/core';
import type { EmailChange } from '@valia/domain/email-changes/email-change-schemas.ts';
import { formatDateTime } from '@valia/i18n/format.ts';
import { useState } from 'react';
import { DescribedSection } from '../../../components/described-section.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { SecretField } from '../../../components/password/secret-field.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { focusOnce } from '../../../lib/focus/focus-once.ts';
import { useReturnFocusOnCollapse } from '../../../lib/focus/use-return-focus-on-collapse.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from '../settings.module.css';
import { box, row, stack, text } from '../../../components/style/class-names.ts';

const loadSchema = async () =>
  (await import('@valia/domain/email-changes/email-change-schemas.ts')).requestEmailChangeInput;

/** The email address of the account, and a change of it, which both addresses confirm. */
export const EmailSection = () => {
  const { t } = useLingui();
  const change = trpc.auth.emailChange.get.useQuery();
  return (
    <DescribedSection
      title={t`Email`}
      help={t`Con él entras en Valía. Para cambiarlo pedimos tu contraseña y la confirmación de las dos direcciones.`}
    >
      <QueryState query={change} loading={<Skeleton height={60} />}>
        {(open) => (open === null ? <PresentEmail /> : <OpenChange change={open} />)}
      </QueryState>
    </DescribedSection>
  );
};

const PresentEmail = () => {
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const opener = useReturnFocusOnCollapse(isAsking);
  const email = session.status === 'signed-in' ? session.email : '';
  const isConfirmed = session.status === 'signed-in' && session.details?.emailConfirmed === true;
  if (isAsking) return <ChangeForm email={email} onClose={() => setAsking(false)} />;
  return (
    <div className={row({ gap: [8, 24], align: 'center', justify: 'between', wrap: true })}>
      <p className={text('strong', 'anywhere')}>
        {email}
        <span className={styles.tag} data-kind={isConfirmed ? 'done' : 'waiting'}>
          {isConfirmed ? <Trans>Verificado</Trans> : <Trans>Sin verificar</Trans>}
        </span>
      </p>
      <Button ref={opener} variant="default" onClick={() => setAsking(true)}>
        <Trans>Cambiar email</Trans>
      </Button>
    </div>
  );
};

const ChangeForm = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const { t } = useLingui();
  const { auth } = trpc.useUtils();
  const { mutateAsync } = trpc.auth.emailChange.request.useMutation();
  const { form, isPending, submit } = useSchemaForm<
    { email: string; password: string },
    EmailChange
  >({
    initial: { email: '', password: '' },
    loadSchema,
    call: (values) => mutateAsync(values),
    done: t`Correos de confirmación enviados`,
    onDone: (change) => {
      auth.emailChange.get.setData(undefined, change);
    },
    invalidates: [auth.account.history],
    failed: t`No se pudo pedir el cambio`,
    atFields: { 'password-wrong': { password: t`La contraseña actual no es correcta.` } },
  });
  return (
    <form noValidate className={stack({ gap: 16 }, styles.narrow)} onSubmit={submit}>
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <TextInput
        label={t`Email nuevo`}
        type="email"
        autoComplete="off"
        ref={focusOnce}
        {...form.getInputProps('email')}
      />
      <SecretField
        label={t`Contraseña actual`}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <div className={row({ gap: [8, 12], align: 'center', wrap: true })}>
        <Button type="submit" loading={isPending}>
          <Trans>Enviar confirmaciones</Trans>
        </Button>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </form>
  );
};

const Side = ({ email, isConfirmed }: { email: string; isConfirmed: boolean }) => (
  <li className={styles.row}>
    <span className={text('strong', 'anywhere')}>{email}</span>
    <span className={styles.tag} data-kind={isConfirmed ? 'done' : 'waiting'}>
      {isConfirmed ? <Trans>Confirmado</Trans> : <Trans>Falta confirmar</Trans>}
    </span>
  </li>
);

const OpenChange = ({ change }: { change: NonNullable<EmailChange> }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const session = useSession();
  const { auth } = trpc.useUtils();
  const { mutateAsync } = trpc.auth.emailChange.cancel.useMutation();
  const { isPending, run } = useUserAction({
    call: () => mutateAsync(),
    done: t`Cambio de email cancelado`,
    onDone: () => {
      auth.emailChange.get.setData(undefined, null);
    },
    failed: t`No se pudo cancelar el cambio`,
  });
  const end = formatDateTime(change.expiresAt, language);
  return (
    <>
      <p>
        <Trans>Abre el enlace que hemos enviado a cada dirección antes del {end}.</Trans>
      </p>
      <ul className={box({ borderTop: 'plain' })}>
        {change.formerIsAsked && (
          <Side
            email={session.status === 'signed-in' ? session.email : ''}
            isConfirmed={change.formerConfirmed}
          />
        )}
        <Side email={change.nextEmail} isConfirmed={change.nextConfirmed} />
      </ul>
      <p className={styles.meta}>
        <Trans>Si no llega ningún correo a la nueva, puede que ya tenga una cuenta en Valía.</Trans>
      </p>
      <Button variant="default" mt={12} loading={isPending} onClick={() => run()}>
        <Trans>Cancelar el cambio</Trans>
      </Button>
    </>
  );
};
