import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CloseButton, Kbd, UnstyledButton } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type QueueItem, queueItemPriorities } from '@valia/domain/administration/panel-schemas.ts';
import { useEffect } from 'react';
import { Sheet } from '../../../components/sheet.tsx';
import { describeMomentInSentence } from '../../../lib/describe-moment.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useNow } from '../../../lib/use-now.ts';
import { QueueItemAction } from './queue-item-action.tsx';
import { QueueItemFacts } from './queue-item-facts.tsx';
import { queueItemPath } from './queue-item-path.ts';
import {
  queueItemDescription,
  queueItemKindTexts,
  queueItemTitle,
  queueItemActionText,
  queueItemPriorityTexts,
} from './queue-item-texts.ts';
import { useAgeText } from './use-age-text.ts';
import { type ResolvedElsewhereNotice, useChosenQueueItem } from './use-queue.ts';
import styles from './panel.module.css';
import {
  box,
  classNames,
  column,
  row,
  stack,
  text,
} from '../../../components/style/class-names.ts';

const looks = {
  group: box({ position: 'relative' }),
  weight: row(
    { gap: 8, align: 'center', height: 32, padX: 20, borderBottom: 'plain', background: 'canvas' },
    text('fine', 'strong', 'dimmed'),
    styles.weight,
  ),
  line: stack({ gap: 12, align: 'baseline', width: 'full', pad: [10, 20] }, styles.line),
  kind: text('size-13', 'dimmed'),
  taken: row(
    {
      gap: 12,
      align: 'center',
      justify: 'between',
      pad: [8, 20],
      borderBottom: 'plain',
      background: 'warning-soft',
    },
    text('warning'),
  ),
};

/** The waiting tasks, by priority and age; the chosen one is expanded in place. */
export const QueueList = ({ queueItems }: { queueItems: readonly QueueItem[] }) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const chosen = useChosenQueueItem(queueItems, (queueItem) =>
    queueItemTitle(queueItem, { i18n, language }),
  );
  useQueueKeys({ queueItems, ...chosen });
  const groups = queueItemPriorities
    .map(
      (weight) => [weight, queueItems.filter((queueItem) => queueItem.weight === weight)] as const,
    )
    .filter(([, group]) => group.length > 0);
  return (
    <Sheet className={box({ pad: 0 })}>
      {chosen.taken !== null && (
        <Taken key={chosen.taken.id} taken={chosen.taken} onClose={chosen.forgetTaken} />
      )}
      {groups.map(([weight, group], place) => (
        <section key={weight} className={looks.group} aria-labelledby={`weight-${weight}`}>
          {place === 0 && <KeyHints />}
          <h2 className={looks.weight} id={`weight-${weight}`} data-weight={weight}>
            <span className={styles.bars} aria-hidden />
            {i18n._(queueItemPriorityTexts[weight])} <span>{group.length}</span>
          </h2>
          <ul>
            {group.map((queueItem) => (
              <Row
                key={queueItem.id}
                queueItem={queueItem}
                isChosen={queueItem.id === chosen.chosen?.id}
                onChoose={() => chosen.choose(queueItem.id)}
                own={chosen.own}
              />
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
};

interface RowProps {
  queueItem: QueueItem;
  isChosen: boolean;
  onChoose: () => void;
  own: Set<string>;
}

const Row = ({ queueItem, isChosen, onChoose, own }: RowProps) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const age = useAgeText();
  const options = { i18n, language };
  const about = queueItemDescription(queueItem, options);
  return (
    <li
      className={styles.queueItem}
      data-chosen={isChosen || undefined}
      data-queue-item={queueItem.id}
    >
      <UnstyledButton className={looks.line} aria-expanded={isChosen} onClick={onChoose}>
        <span className={looks.kind}>{i18n._(queueItemKindTexts[queueItem.kind])}</span>
        <span className={classNames(text('anywhere'), styles.what)}>
          <strong>{queueItemTitle(queueItem, options)}</strong>{' '}
          <span className={classNames(text('size-13', 'dimmed'), styles.about)}>{about}</span>
        </span>
        <span className={text('size-13', 'dimmed', 'end', 'nowrap')}>{age(queueItem.since)}</span>
        <span className={classNames(text('end'), styles.verb)} aria-hidden>
          {isChosen ? '' : i18n._(queueItemActionText(queueItem))}
        </span>
      </UnstyledButton>
      {isChosen && (
        <div className={column({ gap: 12 }, styles.detail)}>
          <QueueItemFacts queueItem={queueItem} />
          <QueueItemAction queueItem={queueItem} own={own} open={<Open queueItem={queueItem} />} />
        </div>
      )}
    </li>
  );
};

const Open = ({ queueItem }: { queueItem: QueueItem }) => {
  const { history } = useRouter();
  const place = queueItemPath(queueItem);
  if (place === null) return null;
  return (
    <Button variant="default" onClick={() => history.push(place)}>
      <Trans>Abrir</Trans>
      <Kbd className={box({ marginLeft: 8 }, text('size-11'), styles.key)} aria-hidden>
        ↵
      </Kbd>
    </Button>
  );
};

const KeyHints = () => (
  <p className={classNames(text('size-12', 'line-24', 'dimmed'), styles.hints)}>
    <Kbd>J</Kbd> <Kbd>K</Kbd> <Trans>moverse</Trans> <Kbd>↵</Kbd> <Trans>abrir</Trans> <Kbd>A</Kbd>{' '}
    <Trans>actuar</Trans>
  </p>
);

/** Shows that another administrator handled the item first. */
const Taken = ({ taken, onClose }: { taken: ResolvedElsewhereNotice; onClose: () => void }) => {
  const { t, i18n } = useLingui();
  const options = { i18n, language: useLanguage(), now: useNow() };
  const { id, kind, title } = taken;
  const query = trpc.admin.panel.taken.useQuery({ kind, id });
  if (query.data === undefined) return null;
  const name = query.data?.byName ?? null;
  const moment = query.data === null ? '' : describeMomentInSentence(query.data.at, options);
  return (
    <p className={looks.taken} role="status">
      <span>
        {name === null
          ? t`«${title}» ya no espera.`
          : t`${name} se ha ocupado de «${title}», ${moment}.`}
      </span>
      <CloseButton size="sm" aria-label={t`Cerrar`} onClick={onClose} />
    </p>
  );
};

const takesKeys = 'input,textarea,select,[contenteditable],[role="dialog"],[role="menu"]';

interface QueueKeys extends Pick<
  ReturnType<typeof useChosenQueueItem>,
  'chosen' | 'place' | 'choose'
> {
  queueItems: readonly QueueItem[];
}

/** J and K move, Enter opens, A runs the action: no mouse is needed. */
const useQueueKeys = ({ queueItems, chosen, place, choose }: QueueKeys): void => {
  const { history } = useRouter();
  useEffect(() => {
    const chooseAt = (at: number): void => {
      const queueItem = queueItems[at];
      if (queueItem === undefined) return;
      choose(queueItem.id);
      const row = document.querySelector<HTMLElement>(`[data-queue-item="${queueItem.id}"] button`);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
    };
    const act = (): void =>
      document.querySelector<HTMLFormElement>('[data-queue-item-act]')?.requestSubmit();
    const open = (): void => {
      const to = chosen === undefined ? null : queueItemPath(chosen);
      if (to !== null) history.push(to);
    };
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey) return;
      const element = target instanceof Element ? target : null;
      if (element?.closest(takesKeys) != null) return;
      const isRow = element?.closest('[data-queue-item]') != null;
      const isElsewhere = element?.closest('a,button') != null && !isRow;
      if (key === 'Enter' && (isElsewhere || element?.closest('[data-queue-item-act]') != null))
        return;
      const verbs: Readonly<Record<string, (() => void) | undefined>> = {
        j: () => chooseAt(place + 1),
        k: () => chooseAt(place - 1),
        a: act,
        Enter: open,
      };
      const verb = verbs[key.length === 1 ? key.toLowerCase() : key];
      if (verb === undefined) return;
      event.preventDefault();
      verb();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [queueItems, chosen, place, choose, history]);
};
