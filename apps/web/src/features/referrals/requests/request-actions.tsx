import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { RequestDetails } from '@valia/domain/collaborations/request-schemas.ts';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { ReasonAction } from '../../../components/panel/reason-action.tsx';
import { type UserAction, useUserAction } from '../../../lib/act/use-user-action.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useCounterpartName } from './use-request-times.ts';
import { type RequestsListUrlState, useRequestChanges } from './use-requests.ts';
import styles from './requests.module.css';

interface RequestActsProps {
  details: RequestDetails;
  address: RequestsListUrlState;
}

/** The actions on a waiting request: its sender withdraws it, its target answers it. */
export const RequestActions = ({ details, address }: RequestActsProps) => {
  if (details.request.status !== 'pending') return null;
  return (
    <div className={styles.section}>
      {details.side === 'sender' ? (
        <Withdraw details={details} address={address} />
      ) : (
        <Answer details={details} address={address} />
      )}
    </div>
  );
};

/** Shows the changed request; one that somebody else changed meanwhile is refetched. */
const useMove = <Given,>(
  call: (given: Given) => Promise<RequestDetails>,
  done: string,
): UserAction<Given, RequestDetails> => {
  const changes = useRequestChanges();
  return {
    call,
    done,
    onDone: changes.show,
    invalidates: [changes],
    onFailed: (error) => {
      if (callFailure(error)?.code === 'conflict') void changes.invalidate();
      return false;
    },
  };
};

const Withdraw = ({ details, address }: RequestActsProps) => {
  const { t } = useLingui();
  const { id: requestId, version, counterpart } = details.request;
  const { client } = trpc.useUtils();
  const name = useCounterpartName()(counterpart);
  const close = (): void => address.change({ act: undefined }, { replace: true });
  const move = useMove<void>(
    () => client.referrals.withdraw.mutate({ requestId, version }),
    t`Solicitud retirada`,
  );
  const { run, isPending } = useUserAction({ ...move, failed: t`No se pudo retirar la solicitud` });
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => address.change({ act: 'withdraw' }, { replace: true })}
      >
        <Trans>Retirar solicitud…</Trans>
      </Button>
      {address.search.act === 'withdraw' && (
        <ConfirmDialog
          title={t`¿Retirar la solicitud?`}
          consequences={
            counterpart.kind === 'firm' ? (
              <Trans>
                La firma dejará de evaluarla y de leer la valoración. No se puede deshacer.
              </Trans>
            ) : (
              t`${name} ya no podrá responder. No se puede deshacer, pero puedes enviar otra.`
            )
          }
          action={<Trans>Retirar solicitud</Trans>}
          cancel={<Trans>Volver</Trans>}
          isDanger
          isPending={isPending}
          onConfirm={() => run()}
          onClose={close}
        />
      )}
    </>
  );
};

const Answer = ({ details, address }: RequestActsProps) => {
  const { t } = useLingui();
  const { id: requestId, version, hasValuation } = details.request;
  const { referrals } = trpc.useUtils().client;
  const accept = useUserAction({
    ...useMove<void>(() => referrals.accept.mutate({ requestId, version }), t`Solicitud aceptada`),
    failed: t`No se pudo aceptar la solicitud`,
  });
  const reject = useMove(
    ({ reason }: { reason: string }) => referrals.reject.mutate({ requestId, version, reason }),
    t`Solicitud rechazada`,
  );
  const unfold = (act: 'reject' | undefined): void => address.change({ act }, { replace: true });
  return (
    <>
      <h3 className={styles.heading}>
        <Trans>Tu respuesta</Trans>
      </h3>
      <Button loading={accept.isPending} onClick={() => accept.run()}>
        <Trans>Aceptar solicitud</Trans>
      </Button>
      <p className={`${styles.note} ${styles.afterButton}`}>
        {hasValuation ? (
          <Trans>Se abre una conversación y podrás leer la valoración que la acompaña.</Trans>
        ) : (
          <Trans>Se abre una conversación entre los dos.</Trans>
        )}
      </p>
      <ReasonAction
        title={t`Rechazar`}
        help={t`Quien la envió leerá el motivo`}
        consequence={t`Quien la envió recibirá tu motivo. No se puede deshacer.`}
        action={t`Rechazar`}
        isDanger
        act={{ ...reject, failed: t`No se pudo rechazar la solicitud` }}
        isOpen={address.search.act === 'reject'}
        onOpen={() => unfold('reject')}
        onClose={() => unfold(undefined)}
      />
    </>
  );
};
