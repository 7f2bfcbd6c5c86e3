import { Trans, useLingui } from '@lingui/react/macro';
import { Select, Textarea, TextInput } from '@mantine/core';
import type { QueueItem } from '@valia/domain/administration/panel-schemas.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { trpc } from '../../../lib/trpc.ts';
import { QueueItemActionForm, type QueueItemActionProps } from './queue-item-action-form.tsx';
import { AcceptRequest, SettleCommission } from './settle-commission.tsx';
import { useQueueItemAction } from './use-queue.ts';
import styles from './panel.module.css';

/**
 * Shows at its field what an action needs, and focuses the field, because the action may have been started by a key.
 */
const useMissing = <Field extends HTMLElement>() => {
  const field = useRef<Field>(null);
  const [isMissing, setMissing] = useState(false);
  const tell = (): void => {
    setMissing(true);
    field.current?.focus();
  };
  return { field, isMissing, setMissing, tell };
};

const AssignLead = ({ queueItem, own, open }: QueueItemActionProps<'lead'>) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const [search, setSearch] = useState('');
  const [adviser, setAdviser] = useState<{ value: string; label: string } | null>(null);
  const { field, isMissing, setMissing, tell } = useMissing<HTMLInputElement>();
  const query = trpc.admin.panel.advisers.useQuery(
    { search: search === adviser?.label ? '' : search },
    { placeholderData: (before) => before },
  );
  const { isPending, run } = useUserAction<string>({
    call: (advisorUserId) =>
      client.admin.panel.assignLead.mutate({ leadId: queueItem.id, from: null, advisorUserId }),
    done: t`Lead asignado`,
    failed: t`No se pudo asignar el lead`,
    ...useQueueItemAction(queueItem, own),
  });
  const data = (query.data?.advisers ?? []).map(({ userId: value, name, city, openLeads }) => {
    const label = [name, city, t`${openLeads} leads abiertos`].filter(Boolean).join(' · ');
    return { value, label };
  });
  const known = adviser === null || data.some(({ value }) => value === adviser.value);
  return (
    <QueueItemActionForm
      label={t`Asignar`}
      isPending={isPending}
      onAct={() => (adviser === null ? tell() : run(adviser.value))}
      open={open}
    >
      <Select
        ref={field}
        className={styles.choice}
        aria-label={t`Asesor`}
        placeholder={t`Elige un asesor`}
        searchable
        data={known || adviser === null ? data : [adviser, ...data]}
        value={adviser?.value ?? null}
        searchValue={search}
        onSearchChange={setSearch}
        onChange={(value, option) => {
          setMissing(false);
          setAdviser(value === null ? null : { value, label: option?.label ?? '' });
        }}
        // The server has already filtered the options.
        filter={({ options }) => options}
        nothingFoundMessage={t`Ningún asesor coincide`}
        error={isMissing ? t`Elige a quién se lo asignas` : undefined}
      />
    </QueueItemActionForm>
  );
};

const Verify = ({ queueItem, own, open }: QueueItemActionProps<'verification'>) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const { isPending, run } = useUserAction({
    call: () =>
      client.admin.users.decideVerification.mutate({
        userId: queueItem.id,
        from: 'pending',
        decision: 'verified',
        reason: '',
      }),
    done: t`Asesor verificado`,
    ...useQueueItemAction(queueItem, own),
  });
  return (
    <QueueItemActionForm
      label={t`Verificar`}
      isPending={isPending}
      onAct={() => run()}
      open={open}
    />
  );
};

const Acknowledge = ({ queueItem, own, open }: QueueItemActionProps<'security'>) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const [note, setNote] = useState('');
  const { isPending, run } = useUserAction({
    call: () => client.admin.security.acknowledge.mutate({ id: queueItem.id, note }),
    done: t`Aviso reconocido`,
    ...useQueueItemAction(queueItem, own),
  });
  return (
    <QueueItemActionForm label={t`Reconocer`} isPending={isPending} onAct={() => run()} open={open}>
      <TextInput
        className={styles.choice}
        aria-label={t`Nota (opcional)`}
        placeholder={t`Nota (opcional)`}
        maxLength={500}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
    </QueueItemActionForm>
  );
};

const Answer = ({ queueItem, own, open }: QueueItemActionProps<'problem'>) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const [answer, setAnswer] = useState('');
  const { field, isMissing, setMissing, tell } = useMissing<HTMLTextAreaElement>();
  const { isPending, run } = useUserAction({
    call: () =>
      client.admin.issues.answer.mutate({ id: queueItem.id, from: 'open', to: 'answered', answer }),
    done: t`Respuesta enviada`,
    ...useQueueItemAction(queueItem, own),
  });
  return (
    <QueueItemActionForm
      label={t`Responder`}
      isPending={isPending}
      onAct={() => (answer.trim() === '' ? tell() : run())}
      open={open}
    >
      <Textarea
        ref={field}
        className={styles.wide}
        label={t`Respuesta`}
        rows={3}
        maxLength={4000}
        value={answer}
        error={isMissing ? t`Escribe la respuesta` : undefined}
        onChange={({ currentTarget: { value } }) => {
          setMissing(false);
          setAnswer(value);
        }}
      />
    </QueueItemActionForm>
  );
};

const Resolve = ({ queueItem, own, open }: QueueItemActionProps<'item'>) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const { isPending, run } = useUserAction({
    call: () => client.admin.panel.resolve.mutate({ id: queueItem.id }),
    done: t`Avería resuelta`,
    ...useQueueItemAction(queueItem, own),
  });
  return (
    <QueueItemActionForm
      label={t`Marcar como resuelta`}
      isPending={isPending}
      onAct={() => run()}
      open={open}
    >
      <p className={styles.choice}>
        <Trans>Arréglalo a mano y márcalo aquí.</Trans>
      </p>
    </QueueItemActionForm>
  );
};

/** The action on a queue item, done in place. */
export const QueueItemAction = ({
  queueItem,
  ...props
}: {
  queueItem: QueueItem;
  own: Set<string>;
  open: ReactNode;
}) => {
  switch (queueItem.kind) {
    case 'lead':
      return <AssignLead queueItem={queueItem} {...props} />;
    case 'request':
      return <AcceptRequest queueItem={queueItem} {...props} />;
    case 'commission':
      return <SettleCommission queueItem={queueItem} {...props} />;
    case 'verification':
      return <Verify queueItem={queueItem} {...props} />;
    case 'security':
      return <Acknowledge queueItem={queueItem} {...props} />;
    case 'problem':
      return <Answer queueItem={queueItem} {...props} />;
    case 'item':
      return <Resolve queueItem={queueItem} {...props} />;
  }
};
