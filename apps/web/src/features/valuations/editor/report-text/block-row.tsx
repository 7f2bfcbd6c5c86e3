import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import {
  IconAlertTriangle,
  IconChevronDown,
  IconChevronRight,
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
} from '@tabler/icons-react';
import type { BlockDraft } from '@valia/domain/report-blocks/block-draft.ts';
import type { BlockId } from '@valia/domain/report-blocks/block-ids.ts';
import { isBlockExcluded } from '@valia/domain/report-blocks/block-order.ts';
import { reportContentsOf } from '@valia/domain/report-blocks/empty-report-contents.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { type DragEvent, useId } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { BlockBody } from './block-body.tsx';
import { outdatedTexts } from './outdated-texts.ts';
import { findMissingContent } from './find-missing-content.ts';
import styles from './report-text.module.css';
import type { ReportBlocks } from './use-report-blocks.ts';
import { box, row, stack, text } from '../../../../components/style/class-names.ts';

const looks = {
  handle: row({ align: 'center', justify: 'center', height: 32 }, text('dimmed'), styles.handle),
  toggle: row(
    {
      gap: 6,
      align: 'center',
      width: 'full',
      minHeight: 36,
      pad: 0,
      border: 'none',
      background: 'none',
      cursor: 'pointer',
    },
    text('sans-600', 'text', 'start'),
    styles.toggle,
  ),
  status: row({ inline: true, gap: 4, align: 'center' }, text('small', 'dimmed'), styles.status),
};

interface BlockRowProps {
  draft: BlockDraft;
  writers: ReportBlocks['writers'];
  language: Language;
  isOpen: boolean;
  isDragged: boolean;
  place: { index: number; count: number };
  onToggle: () => void;
  /** Called with the dragged block, null when dragging ends; null itself when blocks cannot be moved. */
  onDrag: ((id: BlockId | null) => void) | null;
  onDropped: () => void;
  onMove: (by: number) => void;
}

type Tone = 'changed' | 'lacking' | 'out' | 'own' | 'good';

const useStatus = ({
  draft,
  language,
  writers,
}: Pick<BlockRowProps, 'draft' | 'language' | 'writers'>) => {
  const { t } = useLingui();
  const { document } = useEditor();
  const texts = (): [Tone, string] => {
    if (isBlockExcluded(document, draft.id)) return ['out', t`No se imprime`];
    if (outdatedTexts(document, draft, writers).length > 0) return ['changed', t`Cifras cambiadas`];
    const lacks = findMissingContent(draft, document, language).length;
    if (lacks > 0) return ['lacking', t`Por escribir: ${lacks}`];
    const own = reportContentsOf(document).blocks[draft.id]?.texts?.[language];
    return own === undefined ? ['good', t`Propuesto`] : ['own', t`Editado`];
  };
  return texts();
};

const Status = (shown: Pick<BlockRowProps, 'draft' | 'language' | 'writers'>) => {
  const [tone, status] = useStatus(shown);
  return (
    <span className={looks.status} data-tone={tone}>
      {tone === 'changed' && <IconAlertTriangle size={14} stroke={1.75} aria-hidden />}
      {status}
    </span>
  );
};

type ToggleProps = Pick<BlockRowProps, 'isOpen' | 'language' | 'onToggle'> & {
  title: string;
  bodyId: string;
};

const Toggle = ({ bodyId, isOpen, language, onToggle, title }: ToggleProps) => {
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <h3 className={styles.name}>
      <button
        type="button"
        className={looks.toggle}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={onToggle}
      >
        <Chevron size={16} stroke={1.5} aria-hidden />
        <span lang={language}>{title}</span>
      </button>
    </h3>
  );
};

const Moves = ({
  onMove,
  place,
  title,
}: Pick<BlockRowProps, 'onMove' | 'place'> & { title: string }) => {
  const { t } = useLingui();
  return (
    <span className={row({}, styles.moves)}>
      <ActionIcon
        variant="subtle"
        aria-label={t`Subir «${title}»`}
        disabled={place.index === 0}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={t`Bajar «${title}»`}
        disabled={place.index === place.count - 1}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </span>
  );
};

const Handle = ({ id, onDrag }: { id: BlockId; onDrag: (id: BlockId | null) => void }) => {
  const { t } = useLingui();
  return (
    <span
      className={looks.handle}
      draggable
      title={t`Arrastra para cambiar el orden`}
      onDragStart={() => onDrag(id)}
      onDragEnd={() => onDrag(null)}
    >
      <IconGripVertical size={16} stroke={1.5} aria-hidden />
    </span>
  );
};

/** One block of the report: its position, its state, and when expanded its facts and its text. */
export const BlockRow = (props: BlockRowProps) => {
  const {
    draft,
    isDragged,
    isOpen,
    language,
    onDrag,
    onDropped,
    onMove,
    onToggle,
    place,
    writers,
  } = props;
  const bodyId = useId();
  const title = writers[language].title(draft.id);
  // Dragging is for the mouse only; keyboard users have separate buttons.
  const droppable = {
    onDragOver: (event: DragEvent): void => {
      if (onDrag !== null) event.preventDefault();
    },
    onDrop: onDropped,
  };
  return (
    <li
      className={box({ borderBottom: 'plain' }, styles.row)}
      data-block={draft.id}
      data-dragged={isDragged || undefined}
      data-open={isOpen || undefined}
      {...droppable}
    >
      <div className={stack({ gap: 8, align: 'center', minHeight: 44 }, styles.rowHead)}>
        {onDrag !== null && <Handle id={draft.id} onDrag={onDrag} />}
        <Toggle
          title={title}
          bodyId={bodyId}
          language={language}
          isOpen={isOpen}
          onToggle={onToggle}
        />
        <Status draft={draft} language={language} writers={writers} />
        {onDrag !== null && <Moves title={title} place={place} onMove={onMove} />}
      </div>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <BlockBody draft={draft} writers={writers} language={language} />}
      </div>
    </li>
  );
};
