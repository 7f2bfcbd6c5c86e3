import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import type {
  LinkedValuation,
  RequestDetails,
} from '@valia/domain/collaborations/request-schemas.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useCounterpartName } from '../requests/use-request-times.ts';
import { useRequestChanges } from '../requests/use-requests.ts';
import styles from './thread.module.css';
import { stack } from '../../../components/style/class-names.ts';

interface ChangeAccessProps {
  details: RequestDetails;
  valuation: LinkedValuation;
}

interface Access {
  numbers: number[];
  reports: boolean;
  live: boolean;
}

const nothing: Access = { numbers: [], reports: false, live: false };

const useChangeAccess = (
  { request: { id: requestId, version } }: RequestDetails,
  onDone: () => void,
) => {
  const { t } = useLingui();
  const changes = useRequestChanges();
  const { referrals } = trpc.useUtils().client;
  return useUserAction<Access, RequestDetails>({
    call: (access) => referrals.changeAccess.mutate({ requestId, version, ...access }),
    done: (_, { numbers, live }) =>
      numbers.length === 0 && !live ? t`Acceso retirado` : t`Acceso cambiado`,
    onDone: (details) => {
      changes.show(details);
      onDone();
    },
    failed: t`No se pudo cambiar el acceso`,
    onFailed: (error) => {
      if (callFailure(error)?.code === 'conflict') void changes.invalidate();
      return false;
    },
  });
};

/** Extends what the other side may read, or revokes all of it. */
export const ChangeAccess = ({ details, valuation }: ChangeAccessProps) => {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'change' | 'take-back' | null>(null);
  const close = (): void => setAsked(null);
  const { run, isPending } = useChangeAccess(details, close);
  const other = useCounterpartName()(details.request.counterpart);
  const { versions, sharesLive } = valuation;
  const hasAny = sharesLive || versions.some(({ isShared }) => isShared);
  const { status, counterpart } = details.request;
  if (status !== 'accepted' && !(status === 'pending' && counterpart.kind === 'firm')) return null;
  return (
    <div className={stack({ gap: 8, columns: 'halves' })}>
      <Button variant="default" onClick={() => setAsked('change')}>
        <Trans>Cambiar acceso</Trans>
      </Button>
      {hasAny && (
        <Button
          variant="default"
          className={styles.danger ?? ''}
          onClick={() => setAsked('take-back')}
        >
          <Trans>Retirar acceso</Trans>
        </Button>
      )}
      {asked === 'take-back' && (
        <ConfirmDialog
          title={t`¿Retirar el acceso?`}
          consequences={t`${other} dejará de poder leer la valoración y sus informes. Puedes dárselo de nuevo.`}
          action={<Trans>Retirar acceso</Trans>}
          isDanger
          isPending={isPending}
          onConfirm={() => run(nothing)}
          onClose={close}
        />
      )}
      {asked === 'change' && (
        <AccessDialog
          details={details}
          valuation={valuation}
          isPending={isPending}
          onConfirm={run}
          onClose={close}
        />
      )}
    </div>
  );
};

interface AccessDialogProps extends ChangeAccessProps {
  isPending: boolean;
  onConfirm: (access: Access) => void;
  onClose: () => void;
}

const AccessDialog = ({ details, valuation, isPending, onConfirm, onClose }: AccessDialogProps) => {
  const { t } = useLingui();
  const other = useCounterpartName()(details.request.counterpart);
  const [access, setAccess] = useState<Access>({
    numbers: valuation.versions.filter(({ isShared }) => isShared).map(({ number }) => number),
    reports: valuation.sharesReports,
    live: valuation.sharesLive,
  });
  return (
    <ConfirmDialog
      title={t`Qué puede leer ${other}`}
      consequences={
        <Trans>Las notas privadas, los comentarios y las tareas no se comparten nunca.</Trans>
      }
      action={<Trans>Guardar</Trans>}
      isPending={isPending}
      onConfirm={() => onConfirm(access)}
      onClose={onClose}
    >
      <AccessChoices {...{ details, valuation, access, setAccess }} />
    </ConfirmDialog>
  );
};

interface AccessChoicesProps extends ChangeAccessProps {
  access: Access;
  setAccess: (access: Access) => void;
}

const AccessChoices = ({ details, valuation, access, setAccess }: AccessChoicesProps) => {
  const { t } = useLingui();
  const { numbers, reports, live } = access;
  const toggle = (number: number): void =>
    setAccess({
      ...access,
      numbers: numbers.includes(number)
        ? numbers.filter((one) => one !== number)
        : [...numbers, number],
    });
  return (
    <div className={stack({ gap: 12 })}>
      {valuation.versions.map(({ number }) => (
        <Checkbox
          key={number}
          label={t`Versión ${number}: resultado, hipótesis y cuentas`}
          checked={numbers.includes(number)}
          onChange={() => toggle(number)}
        />
      ))}
      <Checkbox
        label={t`Informes en PDF de esas versiones`}
        disabled={numbers.length === 0}
        checked={reports && numbers.length > 0}
        onChange={() => setAccess({ ...access, reports: !reports })}
      />
      {details.request.counterpart.kind === 'person' && (
        <Checkbox
          label={t`Valoración viva y versiones futuras`}
          description={t`La verá tal como esté en cada momento`}
          checked={live}
          onChange={() => setAccess({ ...access, live: !live })}
        />
      )}
    </div>
  );
};
