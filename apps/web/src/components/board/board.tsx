import { Trans } from '@lingui/react/macro';
import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { Sheet } from '../sheet.tsx';
import styles from './board.module.css';
import {
  type BoardCard,
  type BoardColumn,
  type BoardSection,
  boardSections,
} from './board-section.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { box, classNames, column, row, stack, text } from '../style/class-names.ts';

const looks = {
  column: column({ minWidth: 0 }, styles.column),
  head: box({ pad: [10, 12], borderBottom: 'strong', background: 'surface' }, styles.head),
  foot: row({ gap: [8, 24], justify: 'between', wrap: true }, text('size-12', 'line-20', 'dimmed')),
};

interface BoardProps<Row extends BoardCard> {
  label: string;
  columns: readonly BoardColumn<Row>[];
  canMove: (row: Row, to: string) => boolean;
  onMove: (row: Row, to: string) => void;
  nameOf: (row: Row) => string;
  /** The content of a card; its first link opens it and receives the keyboard focus. */
  card: (row: Row) => ReactNode;
  /** A note below the board, beside the explanation of the keys. */
  note: ReactNode;
}

/** Which card is being moved where, by pointer or keyboard, and the resulting content of each section. */
const useCarrying = <Row extends BoardCard>(
  { columns, canMove, onMove, nameOf, card }: BoardProps<Row>,
  board: RefObject<HTMLElement | null>,
) => {
  const sections = boardSections(columns);
  const { held, told, onKeyDown } = useBoardKeys({ sections, canMove, onMove, nameOf, board });
  const [dragged, setDragged] = useState<Row | null>(null);
  const rowsIn = (section: BoardSection<Row>): readonly Row[] => {
    if (held === null || held.from === held.to) return section.rows;
    if (section.id === held.from) return section.rows.filter(({ id }) => id !== held.id);
    const carried = sections.flatMap(({ rows }) => rows).find(({ id }) => id === held.id);
    return section.id === held.to && carried !== undefined
      ? [carried, ...section.rows]
      : section.rows;
  };
  const partsOf = (section: BoardSection<Row>): SectionProps<Row> => ({
    section,
    rows: rowsIn(section),
    card,
    heldId: held?.id ?? null,
    takes: dragged === null ? null : canMove(dragged, section.id),
    onDrag: setDragged,
    onDrop: () => {
      setDragged(null);
      if (dragged !== null && canMove(dragged, section.id)) onMove(dragged, section.id);
    },
    // A held card is shown in another section than the one it belongs to.
    onKeyDown: (event, row) => onKeyDown(event, row, held?.id === row.id ? held.from : section.id),
  });
  return { partsOf, told };
};

/** Cards in columns, moved by dragging or by keyboard; each card's own menu moves it too. */
export const Board = <Row extends BoardCard>(props: BoardProps<Row>) => {
  const { label, columns, note } = props;
  const board = useRef<HTMLElement>(null);
  const { partsOf, told } = useCarrying(props, board);
  return (
    <div className={stack({ gap: 12, position: 'relative' })}>
      <Sheet ref={board} as="section" label={label} className={styles.board}>
        {columns.map((column) => (
          <div key={column.id} className={looks.column} data-board-column>
            <Head {...column} as="h2" />
            {column.sections.map((section) => (
              <Section
                key={section.id}
                {...partsOf(section)}
                isAlone={column.sections.length === 1}
              />
            ))}
          </div>
        ))}
      </Sheet>
      <div className={looks.foot}>
        <span>{note}</span>
        <Keys />
      </div>
      <p className={text('spoken')} role="status">
        {told}
      </p>
    </div>
  );
};

const Keys = () => (
  <span className={row({ inline: true, gap: 6, align: 'center' }, styles.keys)} aria-hidden>
    <kbd>
      <Trans context="A key">Espacio</Trans>
    </kbd>
    <Trans>coger tarjeta</Trans>
    <kbd>← →</kbd>
    <Trans>cambiar de etapa</Trans>
    <kbd>
      <Trans>Intro</Trans>
    </kbd>
    <Trans>abrir</Trans>
  </span>
);

type HeadProps = Pick<BoardColumn<BoardCard>, 'name' | 'count' | 'figure'> & {
  as: 'h2' | 'h3';
};

const Head = ({ name, count, figure, as: Heading }: HeadProps) => (
  <div className={looks.head} data-inner={Heading === 'h3' || undefined}>
    <Heading className={classNames(text('body', 'strong'), styles.name)}>
      {name} <span className={text('size-13', 'regular', 'dimmed')}>{count}</span>
    </Heading>
    <div className={row({ gap: 8, justify: 'between' }, text('small', 'dimmed'))}>{figure}</div>
  </div>
);

interface SectionProps<Row extends BoardCard> {
  section: BoardSection<Row>;
  rows: readonly Row[];
  card: (row: Row) => ReactNode;
  heldId: string | null;
  /** Whether the section accepts the dragged card; null while none is dragged. */
  takes: boolean | null;
  onDrag: (row: Row | null) => void;
  onDrop: () => void;
  onKeyDown: (event: KeyboardEvent, row: Row) => void;
  isAlone?: boolean;
}

const Section = <Row extends BoardCard>(props: SectionProps<Row>) => {
  const { section, rows, card, heldId, takes, onDrop, isAlone } = props;
  const [isOver, setOver] = useState(false);
  const target = {
    onDragOver: (event: DragEvent): void => {
      if (takes !== true) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      onDrop();
    },
  };
  return (
    <div
      className={styles.section}
      data-section={section.id}
      data-takes={takes ?? undefined}
      data-over={(isOver && takes === true) || undefined}
      {...target}
    >
      {isAlone !== true && <Head {...section} as="h3" />}
      <ul className={stack({ gap: 8, columns: 1 }, styles.cards)} aria-label={section.name}>
        {rows.map((row) => (
          <li
            key={row.id}
            className={styles.card}
            data-card={row.id}
            data-held={heldId === row.id || undefined}
            draggable
            {...carryingOf(row, props)}
          >
            {card(row)}
          </li>
        ))}
      </ul>
    </div>
  );
};

const carryingOf = <Row extends BoardCard>(
  row: Row,
  { onDrag, onKeyDown }: Pick<SectionProps<Row>, 'onDrag' | 'onKeyDown'>,
) => ({
  onDragStart: ({ dataTransfer }: DragEvent): void => {
    dataTransfer.effectAllowed = 'move';
    dataTransfer.setData('text/plain', row.id);
    onDrag(row);
  },
  onDragEnd: (): void => onDrag(null),
  onKeyDown: (event: KeyboardEvent): void => onKeyDown(event, row),
});
