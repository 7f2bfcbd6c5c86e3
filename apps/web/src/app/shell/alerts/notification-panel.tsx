import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Skeleton, UnstyledButton } from '@mantine/core';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { NotificationItem } from '@valia/domain/notifications/notification-schemas.ts';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { QueryState } from '../../../components/states/query-state.tsx';
import { notificationTexts } from '../../../features/notifications/shared/notification-texts.ts';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { describeMoment } from '../../../lib/describe-moment.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './notification-bell.module.css';
import { notificationTarget } from './notification-target.ts';
import { useAlerts } from './use-alerts.ts';
import { box, classNames, row, text } from '../../../components/style/class-names.ts';

const looks = {
  head: row({ gap: 12, align: 'center', justify: 'between', minHeight: 44, padX: 16 }),
  foot: row({ gap: 12, align: 'center', justify: 'between', minHeight: 44, padX: 16 }),
  title: classNames(text('body', 'strong'), styles.title),
  all: box({ minHeight: 24 }, text('size-13', 'line-24', 'text', 'underlined', 'offset-3')),
  requests: row(
    { align: 'center', justify: 'between', pad: [12, 16], borderY: 'plain' },
    text('undecorated'),
    styles.requests,
  ),
  texts: box({ flex: 1, minWidth: 0 }, text('undecorated'), styles.texts),
  about: box({ display: 'block' }, text('size-13', 'line-18', 'dimmed')),
  subject: box({ display: 'block' }, text('anywhere')),
  empty: box({ pad: 16 }, text('dimmed')),
};

interface PanelProps {
  onClose: () => void;
}

/** The waiting requests, the unread notifications, and a link to the notification settings. */
export const NotificationPanel = ({ onClose }: PanelProps) => {
  const { t } = useLingui();
  const query = trpc.alerts.notifications.useQuery(
    { unreadOnly: true },
    { staleTime: 0, refetchOnMount: 'always' },
  );
  const read = useRead();
  const heading = useRef<HTMLHeadingElement>(null);
  const readOne = (id: string): void => {
    // The focus moves to the heading, because the notification's button disappears with it.
    heading.current?.focus();
    read.run([id]);
  };
  return (
    <>
      <div className={looks.head}>
        <h2 ref={heading} className={looks.title} tabIndex={-1}>
          <Trans>Avisos</Trans>
        </h2>
        {(query.data?.items.length ?? 0) > 0 && (
          <UnstyledButton className={looks.all} onClick={() => read.run(null)}>
            <Trans>Marcar todo como leído</Trans>
          </UnstyledButton>
        )}
      </div>
      <Requests onClose={onClose} />
      <QueryState query={query} loading={<Skeleton height={160} m={16} />}>
        {({ items, nextCursor }) => (
          <>
            {items.length === 0 && <Sentence text={t`No tienes avisos sin leer.`} />}
            <ul className={styles.list}>
              {items.map((item) => (
                <Told key={item.id} item={item} onRead={readOne} onClose={onClose} />
              ))}
            </ul>
            {nextCursor !== null && (
              <Sentence text={t`Hay más. Marca estos como leídos para verlos.`} />
            )}
          </>
        )}
      </QueryState>
      <div className={looks.foot}>
        <Place href="/settings?tab=notifications" className={looks.all} onFollow={onClose}>
          <Trans>Elegir de qué te avisamos</Trans>
        </Place>
      </div>
    </>
  );
};

const Sentence = ({ text }: { text: string }) => <p className={looks.empty}>{text}</p>;

const Requests = ({ onClose }: PanelProps) => {
  const { t } = useLingui();
  const waiting = useAlerts()?.pendingRequests ?? 0;
  return (
    <Place href="/my-received-collaborations" className={looks.requests} onFollow={onClose}>
      <span>
        <strong>
          <Trans>Colaboraciones recibidas</Trans>
        </strong>
        <span className={looks.about}>
          {waiting === 0
            ? t`Ninguna espera tu respuesta`
            : t`${plural(waiting, { one: '# espera tu respuesta', other: '# esperan tu respuesta' })}`}
        </span>
      </span>
      <IconArrowRight size={16} stroke={1.5} aria-hidden />
    </Place>
  );
};

const useRead = () => {
  const { alerts, client } = trpc.useUtils();
  return useUserAction<string[] | null>({
    call: (ids) => client.alerts.markRead.mutate({ ids }),
    invalidates: [alerts.notifications, alerts.poll],
  });
};

interface ToldProps extends PanelProps {
  item: NotificationItem;
  onRead: (id: string) => void;
}

const Told = ({ item, onRead, onClose }: ToldProps) => {
  const { t, i18n } = useLingui();
  const options = { i18n, language: useLanguage(), now: useNow() };
  const event = i18n._(notificationTexts[item.kind]);
  const target = notificationTarget(item);
  const texts = (
    <>
      <strong className={box({ display: 'block' }, text('strong'))}>{event}</strong>
      {item.subject !== null && <span className={looks.subject}>{item.subject}</span>}
      {item.text !== null && <span className={looks.subject}>«{item.text}»</span>}
      <span className={looks.about}>{describeMoment(item.createdAt, options)}</span>
    </>
  );
  return (
    <li className={row({ gap: 4, align: 'center', borderBottom: 'plain' }, styles.told)}>
      {target === null ? (
        <div className={looks.texts}>{texts}</div>
      ) : (
        <Place
          href={target}
          className={looks.texts}
          onFollow={() => {
            onRead(item.id);
            onClose();
          }}
        >
          {texts}
        </Place>
      )}
      <ActionIcon
        size={28}
        aria-label={t`Marcar como leído: ${event}`}
        onClick={() => onRead(item.id)}
      >
        <IconCheck size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </li>
  );
};

interface PlaceProps {
  href: string;
  className: string | undefined;
  onFollow: () => void;
  children: ReactNode;
}

/** A link whose URL depends on data of the server, so it cannot be a typed route of the router. */
const Place = ({ href, className, onFollow, children }: PlaceProps) => {
  const { history } = useRouter();
  const follow = (event: MouseEvent): void => {
    const { ctrlKey, metaKey, shiftKey, button } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    onFollow();
    history.push(href);
  };
  return (
    <a href={href} className={className} onClick={follow}>
      {children}
    </a>
  );
};
