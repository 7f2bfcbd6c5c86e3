import { Trans, useLingui } from '@lingui/react/macro';
import { Select, Textarea, TextInput } from '@mantine/core';
import type { QueueItem } from '@valia/domain/administration/panel-schemas.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useAct } from '../../../lib/act/use-act.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ActForm, type QueueItemActProps } from './act-form.tsx';
import { AcceptRequest, SettleCommission } from './settle-commission.tsx';
import { useQueueItemAct } from './use-queue.ts';
import styles from './panel.module.css';

/** What an act lacks is told at its field, which has the focus then: a key may have asked for the act. */
const useMissing = <Field extends HTMLElement>() => {
  const field = useRef<Field>(null);
  const [isMissing, setMissing] = useState(false);
  const tell = (): void => {
    setMissing(true);
    field.current?.focus();
  };
  return { field, isMissing, setMissing, tell };
};

const AssignLead = ({ queueItem, own, open }: QueueItemActProps<'lead'>) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const [search, setSearch] = useState('');
  const [adviser, setAdviser] = useState<{ value: string; label: string } | null>(null);
  const { field, isMissing, setMissing, tell } = useMissing<HTMLInputElement>();
  const query = trpc.admin.panel.advisers.useQuery(
    { search: search === adviser?.label ? '' : search },
    { placeholderData: (before) => before },
  );
  const { isPending, run } = useAct<string>({
    call: (advisorUserId) =>
      client.admin.panel.assignLead.mutate({ leadId: queueItem.id, from: null, advisorUserId }),
    done: t`Lead asignado`,
    failed: t`No se pudo asignar el lead`,
    ...useQueueItemAct(queueItem, own),
  });
  const data = (query.data?.advisers ?? []).map(({ userId: value, name, city, openLeads }) => {
    const label = [name, city, t`${openLeads} leads abiertos`].filter(Boolean).join(' · ');
    return { value, label };
  });
  const known = adviser === null || data.some(({ value }) => value === adviser.value);
  return (
    <ActForm
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
        // What the server found is what there is.
        filter={({ options }) => options}
        nothingFoundMessage={t`Ningún asesor coincide`}
        error={isMissing ? t`Elige a quién se lo asignas` : undefined}
      />
    </ActForm>
  );
};

const Verify = ({ queueItem, own, open }: QueueItemActProps<'verification'>) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const { isPending, run } = useAct({
    call: () =>
      client.admin.users.decideVerification.mutate({
        userId: queueItem.id,
        from: 'pending',
        decision: 'verified',
        reason: '',
      }),
    done: t`Asesor verificado`,
    ...useQueueItemAct(queueItem, own),
  });
  return <ActForm label={t`Verificar`} isPending={isPending} onAct={() => run()} open={open} />;
};

const Acknowledge = ({ queueItem, own, open }: QueueItemActProps<'security'>) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const [note, setNote] = useState('');
  const { isPending, run } = useAct({
    call: () => client.admin.security.acknowledge.mutate({ id: queueItem.id, note }),
    done: t`Aviso reconocido`,
    ...useQueueItemAct(queueItem, own),
  });
  return (
    <ActForm label={t`Reconocer`} isPending={isPending} onAct={() => run()} open={open}>
      <TextInput
        className={styles.choice}
        aria-label={t`Nota (opcional)`}
        placeholder={t`Nota (opcional)`}
        maxLength={500}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
    </ActForm>
  );
};

const Answer = ({ queueItem, own, open }: QueueItemActProps<'problem'>) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const [answer, setAnswer] = useState('');
  const { field, isMissing, setMissing, tell } = useMissing<HTMLTextAreaElement>();
  const { isPending, run } = useAct({
    call: () =>
      client.admin.issues.answer.mutate({ id: queueItem.id, from: 'open', to: 'answered', answer }),
    done: t`Respuesta enviada`,
    ...useQueueItemAct(queueItem, own),
  });
  return (
    <ActForm
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
    </ActForm>
  );
};

const Resolve = ({ queueItem, own, open }: QueueItemActProps<'item'>) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const { isPending, run } = useAct({
    call: () => client.admin.panel.resolve.mutate({ id: queueItem.id }),
    done: t`Avería resuelta`,
    ...useQueueItemAct(queueItem, own),
  });
  return (
    <ActForm label={t`Marcar como resuelta`} isPending={isPending} onAct={() => run()} open={open}>
      <p className={styles.choice}>
        <Trans>Arréglalo a mano y márcalo aquí.</Trans>
      </p>
    </ActForm>
  );
};

/** What can be done about a queue item where it stands. */
export const QueueItemAct = ({
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
