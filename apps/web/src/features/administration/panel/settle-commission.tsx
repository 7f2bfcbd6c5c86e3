import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { trpc } from '../../../lib/trpc.ts';
import { QueueItemActionForm, type QueueItemActionProps } from './queue-item-action-form.tsx';
import { queueItemPath } from './queue-item-path.ts';
import { useQueueItemAction } from './use-queue.ts';
import styles from './panel.module.css';

/** Accepts a request to the firm; to decline it, with a reason, the administrator opens the request. */
export const AcceptRequest = ({ queueItem, own, open }: QueueItemActionProps<'request'>) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const { id: requestId, version } = queueItem;
  const { isPending, run } = useUserAction({
    call: () => client.admin.collaborations.accept.mutate({ requestId, version }),
    done: t`Solicitud aceptada; el lead está creado`,
    failed: t`No se pudo aceptar la solicitud`,
    ...useQueueItemAction(queueItem, own),
  });
  return (
    <QueueItemActionForm label={t`Aceptar`} isPending={isPending} onAct={() => run()} open={open}>
      <p className={styles.choice}>
        <Trans>Al aceptarla se crea el lead.</Trans>
      </p>
    </QueueItemActionForm>
  );
};

export const SettleCommission = (props: QueueItemActionProps<'commission'>) =>
  props.queueItem.status === 'earned' ? <Approve {...props} /> : <Pay {...props} />;

const Approve = ({ queueItem, own, open }: QueueItemActionProps<'commission'>) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const [reason, setReason] = useState('');
  // A repeated request has the same action id, so it is done only once.
  const [actId] = useState(() => crypto.randomUUID());
  const { id: commissionId, version } = queueItem;
  const { isPending, run } = useUserAction({
    call: () => client.admin.commissions.approve.mutate({ commissionId, version, actId, reason }),
    done: t`Comisión aprobada`,
    failed: t`No se pudo aprobar la comisión`,
    ...useQueueItemAction(queueItem, own),
  });
  return (
    <QueueItemActionForm label={t`Aprobar`} isPending={isPending} onAct={() => run()} open={open}>
      <TextInput
        className={styles.choice}
        aria-label={t`Nota (opcional)`}
        placeholder={t`Nota (opcional)`}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </QueueItemActionForm>
  );
};

/**
 * Links to the commission's own panel, because the amount to transfer depends on the referrer's debts, which that panel
 * shows.
 */
const Pay = ({ queueItem, open: _open }: QueueItemActionProps<'commission'>) => {
  const { t } = useLingui();
  const { history } = useRouter();
  return (
    <QueueItemActionForm
      label={t`Anotar el pago`}
      isPending={false}
      onAct={() => history.push(`${queueItemPath(queueItem) ?? ''}&act=pay`)}
      open={null}
    >
      <p className={styles.choice}>
        <Trans>Con su factura o transferencia.</Trans>
      </p>
    </QueueItemActionForm>
  );
};
