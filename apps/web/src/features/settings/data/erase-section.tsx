import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ErasurePreview } from '@valia/domain/profile/erasure-preview-schema.ts';
import { useState } from 'react';
import { DescribedSection } from '../../../components/described-section.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { SecretField } from '../../../components/password/secret-field.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { focusOnce } from '../../../lib/focus/focus-once.ts';
import { useFocusBack } from '../../../lib/focus/use-focus-back.ts';
import { forgetPath } from '../../../lib/session/previous-path.ts';
import { endSession } from '../../../lib/session/session-store.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from '../settings.module.css';
import { loadPasswordSchema } from './load-password-schema.ts';

/** Erases the account: what goes and what stays is named before the password is asked for. */
export const EraseSection = () => {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const opener = useFocusBack(isOpen);
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
          <Consequences preview={data} />
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

const useOrganizationText = (organization: ErasurePreview['organization']): string => {
  const { t } = useLingui();
  if (organization === null) return t`No perteneces a ninguna.`;
  const { name, role, members } = organization;
  if (role === 'member') return t`Dejas de ser miembro de ${name}, que sigue sin ti.`;
  return members > 1
    ? t`Eres titular de ${name} y hay más miembros: pasa antes la titularidad a uno de ellos.`
    : t`${name} se borra con su marca, sus plantillas y sus invitaciones: no hay más miembros.`;
};

/** Item by item, with how much there is of each. */
const Consequences = ({ preview }: { preview: ErasurePreview }) => {
  const { t } = useLingui();
  const { valuations, sharedValuations, reports, files } = preview;
  const shared =
    sharedValuations === 0
      ? ''
      : t`${plural(sharedValuations, { one: '# está compartida: también la pierde quien la recibió.', other: '# están compartidas: también las pierde quien las recibió.' })}`;
  const items = [
    {
      name: t`Cuenta`,
      text: t`Se borran tu perfil, tu email, tu contraseña, tus sesiones, tus vistas y tus notificaciones. No podrás volver a entrar.`,
    },
    {
      name: t`Valoraciones`,
      text: `${t`${plural(valuations, { one: 'Se borra # valoración con sus versiones, notas y etiquetas.', many: 'Se borran # de valoraciones con sus versiones, notas y etiquetas.', other: 'Se borran # valoraciones con sus versiones, notas y etiquetas.' })}`} ${shared}`,
    },
    {
      name: t`Informes y archivos`,
      text: t`${plural(reports, { one: 'Se borra # informe', many: 'Se borran # de informes', other: 'Se borran # informes' })}, ${plural(files, { one: '# archivo en total', many: '# de archivos en total', other: '# archivos en total' })}. Los códigos de verificación dejan de funcionar.`,
    },
    { name: t`Organización`, text: useOrganizationText(preview.organization) },
    {
      name: t`Con otras personas`,
      text: t`Lo que enviaste o recibiste (referencias, colaboraciones, leads y comisiones) queda para la otra parte sin tu nombre ni tus datos; lo pendiente se retira.`,
    },
    {
      name: t`Registro de auditoría`,
      text: t`La ley pide conservarlo. Guarda qué se hizo y cuándo, con un identificador sin nombre.`,
    },
  ];
  return (
    <dl className={styles.consequences}>
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};

const HandOverFirst = ({ name, onClose }: { name: string; onClose: () => void }) => (
  <div className={styles.narrow}>
    <p className={styles.notice}>
      <Trans>
        Pasa la titularidad de {name} a otro miembro en{' '}
        <Link to="/settings" search={{ tab: 'organization' }}>
          Organización
        </Link>{' '}
        y vuelve aquí.
      </Trans>
    </p>
    <div className={styles.actions}>
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
    <form noValidate className={styles.narrow} onSubmit={submit}>
      <SecretField
        label={t`Contraseña actual`}
        description={t`Para comprobar que eres tú.`}
        autoComplete="current-password"
        ref={focusOnce}
        {...form.getInputProps('password')}
      />
      <div className={styles.actions}>
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
