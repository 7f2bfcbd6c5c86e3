import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { isReportableField } from '@valia/domain/valuations/activity/reportable-field.ts';
import type {
  ActivityEntry,
  ActivityEvent,
} from '@valia/domain/valuations/activity/valuation-activity-schemas.ts';
import { useState } from 'react';
import { describeMoment } from '../../../../lib/describe-moment.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { useEditor } from '../document/editor-context.ts';
import styles from './activity-tab.module.css';
import { FieldChangeLine } from './field-change-line.tsx';
import { useActivityText } from './use-activity-text.ts';
import { useFieldChangeText } from './use-field-change-text.ts';
import { usePersonName } from '../people/use-person-name.ts';
import { column, row, text } from '../../../../components/style/class-names.ts';

const fewLeaves = 4;

/** The changes that are meaningful to a user; older entries may contain codes without a name. */
const useToldLeaves = (event: ActivityEvent) => {
  const textOf = useFieldChangeText();
  if (event.action !== 'valuation.updated') return [];
  return event.leaves.flatMap((leaf) => {
    const text = textOf(leaf);
    const isTold = isReportableField(leaf.path) && (text.before !== null || text.after !== null);
    return isTold ? [{ leaf, text }] : [];
  });
};

interface ChangedLeavesProps {
  leaves: ReturnType<typeof useToldLeaves>;
  more: number;
}

const ChangedLeaves = ({ leaves, more }: ChangedLeavesProps) => {
  const [all, setAll] = useState(false);
  const hidden = leaves.length - fewLeaves;
  return (
    <>
      <ul className={column({ gap: 2 }, text('small'), styles.leaves)}>
        {(all ? leaves : leaves.slice(0, fewLeaves)).map(({ leaf, text }) => (
          <FieldChangeLine key={leaf.key} text={text} />
        ))}
        {more > 0 && (all || hidden <= 0) && (
          <li>
            <Plural value={more} one="y # dato más" other="y # datos más" />
          </li>
        )}
      </ul>
      {hidden > 0 && (
        <Button
          className={styles.more}
          variant="default"
          size="compact-sm"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? (
            <Trans>Ver menos</Trans>
          ) : (
            <Plural value={hidden} one="Ver # más" other="Ver # más" />
          )}
        </Button>
      )}
    </>
  );
};

interface ActivityEntryViewProps {
  entry: ActivityEntry;
  /** The entry being undone; no other can be undone meanwhile. Null when there is none. */
  undoing: number | null;
  onUndo: (entry: ActivityEntry) => void;
}

/** One action of a user: who, what, when, and the fields with their values before and after. */
export const ActivityEntryView = ({ entry, undoing, onUndo }: ActivityEntryViewProps) => {
  const { id, actor, event, at, undo } = entry;
  const { i18n, t } = useLingui();
  const { language } = useEditor();
  const nameOf = usePersonName();
  const now = useNow();
  const who = actor === null ? t`Valía` : nameOf(actor.name);
  const told = useToldLeaves(event);
  const mine = actor?.isMe === true ? t`${who} (tú)` : who;
  const what = useActivityText()(event, told.length);
  return (
    <li className={column({ gap: 4, padY: 12, borderBottom: 'plain' }, styles.entry)}>
      <p className={text('anywhere')}>
        <strong>{mine}</strong> {what}
      </p>
      <div className={row({ gapX: 12, align: 'center', justify: 'between', wrap: true })}>
        <time className={text('fine', 'dimmed')} dateTime={at}>
          {describeMoment(at, { i18n, language, now })}
        </time>
        {undo !== null && (
          <Button
            className={styles.undo}
            variant="subtle"
            size="compact-sm"
            aria-label={t`Deshacer: ${what}`}
            loading={undoing === id}
            disabled={undoing !== null}
            onClick={() => onUndo(entry)}
          >
            <Trans>Deshacer</Trans>
          </Button>
        )}
      </div>
      {event.action === 'valuation.updated' && <ChangedLeaves leaves={told} more={event.more} />}
    </li>
  );
};
