import { Checkbox } from '@mantine/core';
import { type FocusEvent, Fragment, useRef, useState } from 'react';
import type { DataTableProps, LabelledSelection } from './table-data.ts';
import { findRowPlace } from './row-place.ts';
import styles from './table-cards.module.css';
import { cardCell, type TableColumn } from './table-column.ts';
import { useVisibleRows } from './use-visible-rows.ts';
import { column, row, text } from '../style/class-names.ts';

const looks = {
  card: column(
    { gap: [2, 12], pad: 12, border: 'plain', radius: 8, background: 'surface' },
    styles.card,
  ),
  about: row({ gap: [2, 8], wrap: true }, text('dimmed'), styles.about),
  figures: row({ align: 'baseline', wrap: true }, styles.figures),
};

const estimatedHeight = 120;
const gap = 8;

interface TableCardsProps<Row extends { id: string }> extends Pick<
  DataTableProps<Row>,
  'caption' | 'rows' | 'selection' | 'hasMore' | 'onEndNear'
> {
  columns: readonly TableColumn<Row>[];
}

/** The table's rows as cards, for phones. */
export const TableCards = <Row extends { id: string }>(props: TableCardsProps<Row>) => {
  const { caption, columns, rows: items, selection, hasMore, onEndNear } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const { rows, spaceAfter, measure } = useVisibleRows({
    containerRef: listRef,
    count: items.length,
    keyOf: (index) => items[index]?.id ?? String(index),
    estimatedHeight,
    gap,
    keptIndex: focusedIndex,
    onEndNear,
  });
  const handlers = {
    onFocus: ({ target }: FocusEvent) => setFocusedIndex(findRowPlace(target)?.index ?? null),
  };
  return (
    <ul
      {...handlers}
      ref={listRef}
      className={column({ gap: 8 })}
      aria-label={caption}
      style={{ paddingBottom: spaceAfter }}
    >
      {rows.map(({ index, key, spaceBefore }) => {
        const row = items[index];
        return (
          row !== undefined && (
            <li
              key={key}
              ref={measure}
              data-index={index}
              style={{ marginTop: spaceBefore }}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : items.length}
            >
              <Card row={row} columns={columns} selection={selection} />
            </li>
          )
        );
      })}
    </ul>
  );
};

interface CardProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  selection: LabelledSelection<Row> | undefined;
}

const Card = <Row,>({ row, columns, selection }: CardProps<Row>) => {
  const isSelected = selection?.isSelected(row) === true;
  const at = (...places: string[]) =>
    columns.filter(({ card }) => card !== undefined && places.includes(card.place));
  const cells = (place: string) =>
    at(place).map((column) => <Fragment key={column.id}>{cardCell(column, row)}</Fragment>);
  const firstFigure = at('figure')[0];
  return (
    <div
      className={looks.card}
      data-selectable={selection !== undefined || undefined}
      data-selected={isSelected || undefined}
    >
      {selection !== undefined && (
        <Checkbox
          className={styles.checkbox}
          checked={isSelected}
          onChange={() => selection.toggle(row, { extend: false })}
          aria-label={selection.label(row)}
        />
      )}
      {cells('title')}
      {cells('aside')}
      <About columns={at('about')} row={row} />
      {at('figure', 'line').map((column) => {
        if (column.card?.place === 'line')
          return (
            <div key={column.id} className={styles.line}>
              {cardCell(column, row)}
            </div>
          );
        return (
          column === firstFigure && (
            <p key={column.id} className={looks.figures}>
              {cells('figure')}
            </p>
          )
        );
      })}
    </div>
  );
};

/** Texts are joined into one; elements follow them. */
const About = <Row,>({ row, columns }: Pick<CardProps<Row>, 'row' | 'columns'>) => {
  const cells = columns.map((column) => ({ id: column.id, cell: cardCell(column, row) }));
  const texts = cells.map(({ cell }) => cell).filter((cell) => typeof cell === 'string');
  return (
    <p className={looks.about}>
      {texts.join(' · ')}{' '}
      {cells.map(
        ({ id, cell }) => typeof cell !== 'string' && <Fragment key={id}>{cell}</Fragment>,
      )}
    </p>
  );
};
