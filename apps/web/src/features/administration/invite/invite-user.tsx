import { Trans, useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import {
  invitedRoles,
  type InviteUserInput,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';

const initial: InviteUserInput = { email: '', role: 'advisor' };

const loadSchema = async () =>
  (await import('@valia/domain/accounts/user-administration-schemas.ts')).inviteUserInput;

const useInviteForm = (onDone: () => void) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { mutateAsync } = trpc.admin.users.invite.useMutation();
  return useSchemaForm({
    initial,
    loadSchema,
    call: (input: InviteUserInput) => mutateAsync(input),
    done: ({ expiresAt }, { email }) => {
      const day = formatDate(expiresAt, language, 'long');
      const title = t`Invitación enviada a ${email}`;
      return { kind: 'success', title, description: t`Vale hasta el ${day}.` };
    },
    onDone,
    failed: t`No se pudo enviar la invitación`,
    atFields: { 'account-exists': { email: i18n._(errorTexts['account-exists']) } },
  });
};

const InviteUserDialog = ({ onClose }: { onClose: () => void }) => {
  const { t, i18n } = useLingui();
  const { form, isPending, submit } = useInviteForm(onClose);
  const roles = invitedRoles.map((value) => ({ value, label: i18n._(accountTerms.roles[value]) }));
  const about =
    form.values.role === 'advisor'
      ? t`Tendrá que verificarse para trabajar con otros asesores.`
      : t`Para quien tiene una empresa y no es asesor.`;
  return (
    <FormDialog
      title={t`Invitar a un usuario`}
      onClose={onClose}
      text={<Trans>Recibe un enlace de un solo uso, que vale 7 días.</Trans>}
      action={<Trans>Enviar invitación</Trans>}
      isPending={isPending}
      onSubmit={submit}
    >
      <TextInput
        label={t`Email`}
        type="email"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('email')}
      />
      <NativeSelect
        label={t`Rol`}
        description={about}
        data={roles}
        {...form.getInputProps('role')}
      />
    </FormDialog>
  );
};

/** Invites a new user to the platform, as an adviser or as a business owner. */
export const InviteUser = ({ variant = 'filled' }: Pick<ButtonProps, 'variant'>) => {
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => setInviting(true)}
      >
        <Trans>Invitar usuario</Trans>
      </Button>
      {isInviting && <InviteUserDialog onClose={() => setInviting(false)} />}
    </>
  );
};
