import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import {
  type InvitedRole,
  invitedRoles,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { QuestionDialog } from '../../../components/dialog/question-dialog.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './users.module.css';

const initial: { email: string; role: InvitedRole } = { email: '', role: 'advisor' };

const loadSchema = async () =>
  (await import('@valia/domain/accounts/user-administration-schemas.ts')).inviteUserInput;

const useInviteForm = (onDone: () => void) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { mutateAsync } = trpc.admin.users.invite.useMutation();
  return useSchemaForm({
    initial,
    loadSchema,
    call: (input: typeof initial) => mutateAsync(input),
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

/** Invites somebody into the platform, as an adviser or as a business owner. */
export const InviteUserDialog = ({ onClose }: { onClose: () => void }) => {
  const { t, i18n } = useLingui();
  const { form, isPending, submit } = useInviteForm(onClose);
  return (
    <QuestionDialog title={t`Invitar a un usuario`} onClose={onClose}>
      <DialogForm
        text={<Trans>Recibe un enlace de un solo uso, que vale 7 días.</Trans>}
        action={<Trans>Enviar invitación</Trans>}
        isPending={isPending}
        onSubmit={submit}
        onCancel={onClose}
      >
        <div className={styles.fields}>
          <TextInput
            label={t`Email`}
            type="email"
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('email')}
          />
          <NativeSelect
            label={t`Rol`}
            description={
              form.values.role === 'advisor'
                ? t`Tendrá que verificarse para trabajar con otros asesores.`
                : t`Para quien tiene una empresa y no es asesor.`
            }
            data={invitedRoles.map((value) => ({
              value,
              label: i18n._(accountTerms.roles[value]),
            }))}
            {...form.getInputProps('role')}
          />
        </div>
      </DialogForm>
    </QuestionDialog>
  );
};
