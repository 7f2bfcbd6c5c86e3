import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, TextInput } from '@mantine/core';
import type { Invitation, InvitationList } from '@valia/domain/organizations/invitation-schemas.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { useRef } from 'react';
import { DescribedSection } from '../../../components/described-section.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useFocusAfterRemoval } from '../../../lib/focus/use-focus-after-removal.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from '../settings.module.css';
import { box, stack, text } from '../../../components/style/class-names.ts';

const loadSchema = async () =>
  (await import('@valia/domain/organizations/invitation-schemas.ts')).inviteInput;

/** The pending invitations to the organization, and the form that invites somebody else. */
export const InvitationsSection = () => {
  const { t } = useLingui();
  const list = trpc.auth.organizations.invitations.useQuery();
  return (
    <DescribedSection
      title={t`Invitaciones`}
      help={t`El enlace vale 7 días, una vez y solo para esa dirección. Invitar de nuevo anula el enlace anterior.`}
    >
      <InviteForm />
      <QueryState query={list} loading={<Skeleton height={61} mt={16} />}>
        {({ invitations }) => <Invitations invitations={invitations} />}
      </QueryState>
    </DescribedSection>
  );
};

const InviteForm = () => {
  const { t, i18n } = useLingui();
  const { organizations } = trpc.useUtils().auth;
  const { mutateAsync } = trpc.auth.organizations.invite.useMutation();
  const { form, isPending, submit } = useSchemaForm<{ email: string }, InvitationList>({
    name: 'invitation',
    initial: { email: '' },
    loadSchema,
    call: (typed) => mutateAsync(typed),
    done: (_list, { email }) => t`Invitación enviada a ${email}`,
    onDone: (list) => {
      organizations.invitations.setData(undefined, list);
    },
    failed: t`No se pudo enviar la invitación`,
    atFields: { 'invitation-to-member': { email: i18n._(errorTexts['invitation-to-member']) } },
    emptiesWhenDone: true,
  });
  return (
    <form noValidate className={stack({ gap: 16 }, styles.narrow)} onSubmit={submit}>
      <TextInput
        label={t`Email de la persona`}
        type="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <Button type="submit" variant="default" className={styles.submit} loading={isPending}>
        <Trans>Enviar invitación</Trans>
      </Button>
    </form>
  );
};

const Invitations = ({ invitations }: InvitationList) => {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(invitations.length, () => list.current?.focus());
  if (invitations.length === 0)
    return (
      <p className={styles.meta}>
        <Trans>No hay invitaciones pendientes.</Trans>
      </p>
    );
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className={box({ borderTop: 'plain' })}
      aria-label={t`Invitaciones pendientes`}
      data-after-form
    >
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
};

const InvitationRow = ({ invitation: { id, email, expiresAt } }: { invitation: Invitation }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { organizations } = trpc.useUtils().auth;
  const { mutateAsync } = trpc.auth.organizations.revokeInvitation.useMutation();
  const { isPending, run } = useUserAction<void, InvitationList>({
    call: () => mutateAsync({ id }),
    done: t`Invitación anulada`,
    onDone: (list) => {
      organizations.invitations.setData(undefined, list);
    },
    failed: t`No se pudo anular la invitación`,
    onFailed: () => {
      void organizations.invitations.invalidate();
      return false;
    },
  });
  const day = formatDate(expiresAt, language, 'long');
  return (
    <li className={styles.row}>
      <div>
        <p className={text('strong', 'anywhere')}>{email}</p>
        <p className={styles.meta}>
          <Trans>Vale hasta el {day}</Trans>
        </p>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        loading={isPending}
        aria-label={t`Anular la invitación de ${email}`}
        onClick={() => run()}
      >
        <Trans>Anular</Trans>
      </Button>
    </li>
  );
};
