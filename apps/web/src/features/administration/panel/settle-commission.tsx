import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useAct } from '../../../lib/act/use-act.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ActForm, type QueueItemActProps } from './act-form.tsx';
import { queueItemPath } from './queue-item-path.ts';
import { useQueueItemAct } from './use-queue.ts';
import styles from './panel.module.css';

/** The firm takes what it was asked; to decline it, with a reason, one opens it. */
export const AcceptRequest = ({ queueItem, own, open }: QueueItemActProps<'request'>) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const { id: requestId, version } = queueItem;
  const { isPending, run } = useAct({
    call: () => client.admin.collaborations.accept.mutate({ requestId, version }),
    done: t`Solicitud aceptada; el lead está creado`,
    failed: t`No se pudo aceptar la solicitud`,
    ...useQueueItemAct(queueItem, own),
  });
  return (
    <ActForm label={t`Aceptar`} isPending={isPending} onAct={() => run()} open={open}>
      <p className={styles.choice}>
        <Trans>Al aceptarla se crea el lead.</Trans>
      </p>
    </ActForm>
  );
};

export const SettleCommission = (props: QueueItemActProps<'commission'>) =>
  props.queueItem.status === 'earned' ? <Approve {...props} /> : <Pay {...props} />;

const Approve = ({ queueItem, own, open }: QueueItemActProps<'commission'>) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const [reason, setReason] = useState('');
  // Sent again, it is the same act, and done once.
  const [actId] = useState(() => crypto.randomUUID());
  const { id: commissionId, version } = queueItem;
  const { isPending, run } = useAct({
    call: () => client.admin.commissions.approve.mutate({ commissionId, version, actId, reason }),
    done: t`Comisión aprobada`,
    failed: t`No se pudo aprobar la comisión`,
    ...useQueueItemAct(queueItem, own),
  });
  return (
    <ActForm label={t`Aprobar`} isPending={isPending} onAct={() => run()} open={open}>
      <TextInput
        className={styles.choice}
        aria-label={t`Nota (opcional)`}
        placeholder={t`Nota (opcional)`}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </ActForm>
  );
};

/** What is transferred hangs on the referrer's debts: the commission's own panel says it. */
const Pay = ({ queueItem, open: _open }: QueueItemActProps<'commission'>) => {
  const { t } = useLingui();
  const { history } = useRouter();
  return (
    <ActForm
      label={t`Anotar el pago`}
      isPending={false}
      onAct={() => history.push(`${queueItemPath(queueItem) ?? ''}&act=pay`)}
      open={null}
    >
      <p className={styles.choice}>
        <Trans>Con su factura o transferencia.</Trans>
      </p>
    </ActForm>
  );
};
