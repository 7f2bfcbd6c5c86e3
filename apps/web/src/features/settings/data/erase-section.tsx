import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DescribedSection } from '../../../components/described-section.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { SecretField } from '../../../components/password/secret-field.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { focusOnce } from '../../../lib/focus/focus-once.ts';
import { useReturnFocusOnCollapse } from '../../../lib/focus/use-return-focus-on-collapse.ts';
import { forgetPath } from '../../../lib/session/previous-path.ts';
import { endSession } from '../../../lib/session/session-store.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from '../settings.module.css';
import { ErasureConsequences } from './erasure-consequences.tsx';
import { loadPasswordSchema } from './load-password-schema.ts';
import { box, row, stack } from '../../../components/style/class-names.ts';

/** Erases the account: what is deleted and what stays is listed before the password is requested. */
export const EraseSection = () => {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const opener = useReturnFocusOnCollapse(isOpen);
  return (
    <DescribedSection
      title={t`Borrar mi cuenta`}
      help={t`No se puede deshacer. Antes puedes descargar tus datos.`}
    >
      {isOpen ? (
        <Erasure onClose={() => setOpen(false)} />
      ) : (
        <Button
          ref={opener}
          variant="default"
          className={styles.danger}
          onClick={() => setOpen(true)}
        >
          <Trans>Borrar mi cuenta…</Trans>
        </Button>
      )}
    </DescribedSection>
  );
};

const Erasure = ({ onClose }: { onClose: () => void }) => {
  const preview = trpc.auth.account.erasure.useQuery(undefined, { staleTime: 0 });
  return (
    <QueryState query={preview} loading={<Skeleton height={320} />}>
      {(data) => (
        <>
          <ErasureConsequences preview={data} />
          {data.organization?.role === 'owner' && data.organization.members > 1 ? (
            <HandOverFirst name={data.organization.name} onClose={onClose} />
          ) : (
            <EraseForm onClose={onClose} />
          )}
        </>
      )}
    </QueryState>
  );
};

const HandOverFirst = ({ name, onClose }: { name: string; onClose: () => void }) => (
  <div className={stack({ gap: 16 }, styles.narrow)}>
    <p className={box({ pad: [12, 16], border: 'plain', radius: 6, background: 'warning-soft' })}>
      <Trans>
        Pasa la titularidad de {name} a otro miembro en{' '}
        <Link to="/settings" search={{ tab: 'organization' }}>
          Organización
        </Link>{' '}
        y vuelve aquí.
      </Trans>
    </p>
    <div className={row({ gap: [8, 12], align: 'center', wrap: true })}>
      <Button variant="default" onClick={onClose}>
        <Trans>Cancelar</Trans>
      </Button>
    </div>
  </div>
);

const useEraseForm = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync } = trpc.auth.account.erase.useMutation();
  const session = trpc.useUtils().auth.session;
  return useSchemaForm<{ password: string }, null>({
    initial: { password: '' },
    loadSchema: loadPasswordSchema,
    call: (typed) => mutateAsync(typed),
    done: t`Tu cuenta se ha borrado`,
    onDone: async () => {
      await session.cancel();
      session.setData(undefined, null);
      endSession(true);
      forgetPath();
      await navigate({ to: '/', replace: true });
    },
    failed: t`No se pudo borrar la cuenta`,
    atFields: { 'password-wrong': { password: t`La contraseña actual no es correcta.` } },
  });
};

const EraseForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { form, isPending, submit } = useEraseForm();
  return (
    <form noValidate className={stack({ gap: 16 }, styles.narrow)} onSubmit={submit}>
      <SecretField
        label={t`Contraseña actual`}
        description={t`Para comprobar que eres tú.`}
        autoComplete="current-password"
        ref={focusOnce}
        {...form.getInputProps('password')}
      />
      <div className={row({ gap: [8, 12], align: 'center', wrap: true })}>
        <Button
          type="submit"
          variant="default"
          className={styles.danger}
          loading={isPending}
          data-disabled={form.values.password === ''}
        >
          <Trans>Borrar mi cuenta para siempre</Trans>
        </Button>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </form>
  );
};
