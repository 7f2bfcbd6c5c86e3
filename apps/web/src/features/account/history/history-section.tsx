import { Plural, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import type { AccountHistory } from '@valia/domain/accounts/session-schemas.ts';
import { formatDateTime } from '@valia/i18n/format.ts';
import { useRef, useState } from 'react';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useFocusAfterRemoval } from '../../../lib/focus/use-focus-after-removal.ts';
import { accountEventTexts } from '@valia/i18n/account-event-texts.ts';
import styles from './history-section.module.css';
import { DescribedSection } from '../../../components/described-section.tsx';
import { box, stack, text } from '../../../components/style/class-names.ts';

const looks = { row: stack({ gap: [4, 16], padY: 10, borderBottom: 'plain' }, styles.row) };

const shownAtFirst = 8;

const EventRow = ({ event }: { event: AccountHistory['events'][number] }) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const place = [event.device, event.address].filter((part) => part !== null).join(', ');
  return (
    <li className={looks.row} tabIndex={-1}>
      <span>{i18n._(accountEventTexts[event.kind])}</span>
      <span className={text('size-13', 'dimmed')}>{place}</span>
      <time className={text('size-13', 'dimmed', 'end')} dateTime={event.at}>
        {formatDateTime(event.at, language)}
      </time>
    </li>
  );
};

const Events = ({ events }: AccountHistory) => {
  const { t } = useLingui();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button disappears when it is pressed: the focus moves to the first event that it loaded.
  useFocusAfterRemoval(showsAll ? 0 : 1, () => {
    const first = list.current?.children.item(shownAtFirst);
    if (first instanceof HTMLElement) first.focus();
  });
  if (events.length === 0) {
    return (
      <EmptyState
        title={t`Sin actividad todavía`}
        text={t`Aquí verás los inicios de sesión y los cambios de seguridad.`}
      />
    );
  }
  const rest = events.length - shownAtFirst;
  return (
    <>
      <ul ref={list} className={box({ borderTop: 'plain' })}>
        {(showsAll ? events : events.slice(0, shownAtFirst)).map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      {!showsAll && rest > 0 && (
        <Button variant="default" className={styles.more} onClick={() => setShowsAll(true)}>
          <Plural value={rest} one="Ver # más" other="Ver # más" />
        </Button>
      )}
    </>
  );
};

/** The history of the account, newest first. */
export const HistorySection = () => {
  const { t } = useLingui();
  const history = trpc.auth.account.history.useQuery();
  return (
    <DescribedSection
      title={t`Historial`}
      help={t`Inicios de sesión y cambios de seguridad. Hora de Madrid.`}
    >
      <QueryState query={history} loading={<Skeleton height={200} />}>
        {({ events }) => <Events events={events} />}
      </QueryState>
    </DescribedSection>
  );
};
