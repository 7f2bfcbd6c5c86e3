import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import type { RequestDetails } from '@valia/domain/collaborations/request-schemas.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { Fragment } from 'react';
import { Sheet } from '../../../components/sheet.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { useEventText } from '../requests/event-text.ts';
import { useCounterpartName, useRequestTimes } from '../requests/use-request-times.ts';
import { MessageComposer } from './message-composer.tsx';
import { MessageEntry } from './message-entry.tsx';
import { type ThreadEntry, threadEntries } from './thread-entries.ts';
import { type UnsentMessage, useThread } from './use-thread.ts';
import styles from './thread.module.css';
import { box, column, row, text } from '../../../components/style/class-names.ts';

const looks = {
  rule: row({ gap: 16, align: 'center' }, text('fine', 'dimmed'), styles.rule),
  event: row({ gap: 16, justify: 'between' }, text('small', 'dimmed'), styles.event),
};

/** The thread: messages, the events between them as dimmed lines, and the field for a new message. */
export const Conversation = ({ details }: { details: RequestDetails }) => {
  const { t } = useLingui();
  const thread = useThread(details);
  const { query, messages, unsent, send, retry } = thread;
  const count = messages.length;
  return (
    <Sheet as="section" label={t`Conversación`} className={styles.conversation}>
      <h2 className={row({ gap: 12, align: 'baseline' }, text('body', 'strong'), styles.heading)}>
        <Trans>Conversación</Trans>
        {count > 0 && (
          <span className={text('small', 'dimmed')}>
            {query.hasNextPage
              ? t`los últimos mensajes`
              : t`${plural(count, { one: '# mensaje', many: '# de mensajes', other: '# mensajes' })}`}
          </span>
        )}
      </h2>
      <div className={column({ gap: 16, pad: [16, 24] }, styles.entries)}>
        {query.hasNextPage && (
          <Button
            variant="default"
            size="compact-sm"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            <Trans>Mensajes anteriores</Trans>
          </Button>
        )}
        <QueryState query={query} loading={<Skeleton height={240} />}>
          {() => <Entries details={details} thread={thread} />}
        </QueryState>
        {unsent.map((message) => (
          <UnsentEntry key={message.id} message={message} onRetry={retry} />
        ))}
      </div>
      {details.request.status === 'accepted' ? (
        <MessageComposer details={details} onSend={send} />
      ) : (
        <p className={box({ pad: [16, 24], borderTop: 'strong' }, text('dimmed'), styles.closed)}>
          <Trans>Se puede escribir cuando la solicitud está aceptada.</Trans>
        </p>
      )}
    </Sheet>
  );
};

const useOwnName = (): string => {
  const session = useSession();
  const details = session.status === 'signed-in' ? session.details : null;
  return details === null ? '' : fullName(details);
};

interface UnsentEntryProps {
  message: UnsentMessage;
  onRetry: (message: UnsentMessage) => void;
}

const UnsentEntry = ({ message, onRetry }: UnsentEntryProps) => {
  const { t } = useLingui();
  return (
    <MessageEntry
      name={t`Tú`}
      fullName={useOwnName()}
      isMine
      text={message.text}
      state={
        message.hasFailed ? (
          <>
            <strong className={text('negative')}>
              <Trans>No se envió</Trans>
            </strong>
            <Button variant="default" size="compact-sm" onClick={() => onRetry(message)}>
              <Trans>Reintentar</Trans>
            </Button>
          </>
        ) : (
          <Trans>Enviando…</Trans>
        )
      }
    />
  );
};

interface EntriesProps {
  details: RequestDetails;
  thread: ReturnType<typeof useThread>;
}

const Entries = ({ details, thread: { messages, firstNew, query } }: EntriesProps) => {
  const { t } = useLingui();
  const { day } = useRequestTimes();
  const fresh = messages.findIndex(({ id }) => id === firstNew);
  const count = fresh === -1 ? 0 : messages.slice(fresh).filter(({ isMine }) => !isMine).length;
  const entries = threadEntries(details, messages, query.hasNextPage);
  return entries.map((entry, at) => {
    const today = day(entry.at);
    const isFirstOfDay = today !== (entries[at - 1] && day(entries[at - 1]?.at ?? ''));
    return (
      <Fragment key={entry.id}>
        {isFirstOfDay && (
          <p className={looks.rule}>
            <span>{today}</span>
          </p>
        )}
        {entry.id === firstNew && (
          <p className={looks.rule} data-new>
            <span>
              {t`${plural(count, { one: '# mensaje nuevo', many: '# de mensajes nuevos', other: '# mensajes nuevos' })}`}
            </span>
          </p>
        )}
        <Entry entry={entry} details={details} />
      </Fragment>
    );
  });
};

const Entry = ({ entry, details }: { entry: ThreadEntry; details: RequestDetails }) => {
  const { t } = useLingui();
  const { moment } = useRequestTimes();
  const textOf = useEventText(details);
  const other = useCounterpartName()(details.request.counterpart);
  const own = useOwnName();
  const when = moment(entry.at);
  if (entry.kind === 'event')
    return (
      <p className={looks.event}>
        <span>{textOf(entry.event)}</span>
        <time dateTime={entry.at}>{when}</time>
      </p>
    );
  const { isMine, text, readAt } = entry.message;
  const read = readAt === null ? '' : moment(readAt);
  const name = entry.message.authorName === '' ? other : entry.message.authorName;
  return (
    <MessageEntry
      name={isMine ? t`Tú` : name}
      fullName={isMine ? own : name}
      isMine={isMine}
      text={text === '' ? t`Mensaje eliminado` : text}
      when={when}
      state={isMine && entry.isInThread ? (readAt === null ? t`Enviado` : t`Leído ${read}`) : null}
    />
  );
};
