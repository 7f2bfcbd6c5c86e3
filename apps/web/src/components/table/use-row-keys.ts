import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { LabelledSelection } from './table-data.ts';
import { findControlAt, findRowPlace, type RowPlace } from './row-place.ts';

interface RowKeysOptions<Row> {
  bodyRef: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  selection: LabelledSelection<Row> | undefined;
}

type ShowRow = (index: number) => void;

const pageOfRows = 15;

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + pageOfRows,
  PageUp: (index) => index - pageOfRows,
  Home: () => 0,
  End: (_index, last) => last,
};

/** The position of the focus among the rows; it can also be moved to a row that is not rendered yet. */
const useRowFocus = (bodyRef: RefObject<HTMLElement | null>) => {
  const [focused, setFocused] = useState<RowPlace | null>(null);
  const wanted = useRef<RowPlace | null>(null);

  useLayoutEffect(() => {
    const control = wanted.current && findControlAt(bodyRef.current, wanted.current);
    if (control === null) return;
    wanted.current = null;
    control.focus({ preventScroll: true });
  });

  const send = (place: RowPlace): void => {
    wanted.current = place;
    setFocused(place);
  };
  return { focused, setFocused, send };
};

/** Changes the selection by keyboard; returns whether this key did. */
const selectByKey = <Row>(
  event: KeyboardEvent,
  row: Row,
  selection: LabelledSelection<Row>,
): boolean => {
  const { key, target, shiftKey, ctrlKey, metaKey } = event;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'a') {
    if (selection.selected !== 'all') selection.toggleAll();
    return true;
  }
  if (key === 'Escape') {
    selection.clear();
    return selection.selected !== 'none';
  }
  // A button or a checkbox handles the space bar itself.
  const takesSpace = target instanceof Element && target.matches(':is(button,input)');
  if (key !== ' ' || (takesSpace && !shiftKey)) return false;
  selection.toggle(row, { extend: shiftKey });
  return true;
};

/**
 * Arrows move between rows in the same column; Space selects a row, and a range with Shift; Ctrl+A selects all, Escape
 * none.
 */
export const useRowKeys = <Row>({ bodyRef, rows, selection }: RowKeysOptions<Row>) => {
  const { focused, setFocused, send } = useRowFocus(bodyRef);

  const move = (event: KeyboardEvent, place: RowPlace, showRow: ShowRow): boolean => {
    const last = rows.length - 1;
    const target = steps[event.key]?.(place.index, last);
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
    const index = Math.min(Math.max(target, 0), last);
    const [from, to] = [rows[place.index], rows[index]];
    if (event.shiftKey && selection && from !== undefined && to !== undefined) {
      if (!selection.isSelected(from)) selection.toggle(from, { extend: false });
      selection.toggle(to, { extend: true });
    }
    showRow(index);
    send({ index, column: place.column });
    return true;
  };

  const handle = (event: KeyboardEvent, showRow: ShowRow): boolean => {
    const { target } = event;
    // Events of menus and dialogs opened from a row bubble through React, although those are outside the row in
    // the DOM.
    if (!(target instanceof Element) || !bodyRef.current?.contains(target)) return false;
    const place = findRowPlace(target);
    const row = place === null ? undefined : rows[place.index];
    if (place === null || row === undefined) return false;
    const isSelecting = selection !== undefined && selectByKey(event, row, selection);
    return isSelecting || move(event, place, showRow);
  };

  const handlers = (showRow: ShowRow) => ({
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.defaultPrevented && handle(event, showRow)) event.preventDefault();
    },
    onFocus: ({ target }: FocusEvent) => {
      if (bodyRef.current?.contains(target)) setFocused(findRowPlace(target));
    },
  });

  return { focusedIndex: focused?.index ?? null, handlers };
};
