import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { OwnOrganization } from '@valia/domain/organizations/organization-schemas.ts';
import { useState } from 'react';
import { DescribedSection } from '../../../components/described-section.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from '../settings.module.css';

/** Leaves the organization; an owner with members must transfer the ownership first. */
export const LeaveSection = ({
  organization: { name, role, members },
}: {
  organization: NonNullable<OwnOrganization>;
}) => {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const handsOverFirst = role === 'owner' && members.length > 1;
  return (
    <DescribedSection
      title={t`Salir de la organización`}
      help={
        handsOverFirst
          ? t`Pasa antes la titularidad a otro miembro.`
          : t`Conservas tu cuenta y tus valoraciones.`
      }
    >
      {handsOverFirst ? (
        <p className={styles.meta}>
          <Trans>
            Eres titular y hay más miembros. Elige a quién pasar la titularidad en la lista de
            miembros.
          </Trans>
        </p>
      ) : (
        <Button variant="default" className={styles.danger} onClick={() => setAsked(true)}>
          <Trans>Salir de {name}…</Trans>
        </Button>
      )}
      {isAsked && (
        <LeaveQuestion name={name} isLast={members.length === 1} onClose={() => setAsked(false)} />
      )}
    </DescribedSection>
  );
};

interface LeaveQuestionProps {
  name: string;
  isLast: boolean;
  onClose: () => void;
}

const LeaveQuestion = ({ name, isLast, onClose }: LeaveQuestionProps) => {
  const { t } = useLingui();
  const { auth } = trpc.useUtils();
  const { mutateAsync } = trpc.auth.organizations.leave.useMutation();
  const { isPending, run } = useUserAction({
    call: () => mutateAsync(),
    done: t`Has salido de ${name}`,
    onDone: () => {
      auth.organizations.get.setData(undefined, null);
    },
    invalidates: [auth.session],
    failed: t`No se pudo salir de la organización`,
    onFailed: () => {
      void auth.organizations.get.invalidate();
      onClose();
      return false;
    },
  });
  return (
    <ConfirmDialog
      isDanger
      title={t`¿Salir de ${name}?`}
      consequences={
        isLast ? (
          <Trans>
            Eres la única persona que hay en ella: se cierra con su marca y sus invitaciones. Los
            informes ya emitidos no cambian. Podrás crear otra.
          </Trans>
        ) : (
          <Trans>
            Tus próximos informes no llevarán su marca y dejarás de usar sus plantillas. Para volver
            necesitarás otra invitación.
          </Trans>
        )
      }
      action={<Trans>Salir</Trans>}
      isPending={isPending}
      onConfirm={() => run()}
      onClose={onClose}
    />
  );
};
