import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { RowSelection } from './data-table.tsx';

interface RowKeysOptions<Row> {
  bodyRef: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  selection: RowSelection<Row>;
}

interface CellPlace {
  index: number;
  column: string;
}

const placeOf = (element: Element): CellPlace | null => {
  const index = Number(element.closest('[data-index]')?.getAttribute('data-index') ?? Number.NaN);
  const column = element.closest('[data-column]')?.getAttribute('data-column') ?? 'selection';
  return Number.isInteger(index) ? { index, column } : null;
};

const controlAt = (body: HTMLElement | null, { index, column }: CellPlace): HTMLElement | null => {
  const row = body?.querySelector(`[data-index="${index}"]`);
  const controls = 'input, a, button';
  const cell = row?.querySelector<HTMLElement>(`[data-column="${column}"] :is(${controls})`);
  return cell ?? row?.querySelector<HTMLElement>(controls) ?? null;
};

const pageOfRows = 15;

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + pageOfRows,
  PageUp: (index) => index - pageOfRows,
  Home: () => 0,
  End: (_index, last) => last,
};

/** Arrows move between rows in the same column, Space selects, with Shift a range, Ctrl+A all, Escape none. */
export const useRowKeys = <Row>({ bodyRef, rows, selection }: RowKeysOptions<Row>) => {
  const [focused, setFocused] = useState<CellPlace | null>(null);
  const [wanted, setWanted] = useState<CellPlace | null>(null);

  useLayoutEffect(() => {
    if (wanted === null) return;
    const control = controlAt(bodyRef.current, wanted);
    if (control === null) return;
    control.focus({ preventScroll: true });
    setWanted(null);
  });

  // The row with the focus has left the list: the one in its place takes it.
  useEffect(() => {
    if (focused === null || rows.length === 0 || document.activeElement !== document.body) return;
    controlAt(bodyRef.current, {
      ...focused,
      index: Math.min(focused.index, rows.length - 1),
    })?.focus();
  }, [rows, focused, bodyRef]);

  const select = (place: CellPlace, extend: boolean): void => {
    const row = rows[place.index];
    if (row !== undefined) selection.toggle(row, { extend });
  };

  const move = (
    event: KeyboardEvent,
    place: CellPlace,
    showRow: (index: number) => void,
  ): boolean => {
    const last = rows.length - 1;
    const target = steps[event.key]?.(place.index, last);
    if (target === undefined) return false;
    const index = Math.min(Math.max(target, 0), last);
    const next = { index, column: place.column };
    if (event.shiftKey) {
      const from = rows[place.index];
      if (from !== undefined && !selection.isSelected(from)) select(place, false);
      select(next, true);
    }
    showRow(index);
    setFocused(next);
    setWanted(next);
    return true;
  };

  const handle = (event: KeyboardEvent, showRow: (index: number) => void): boolean => {
    const { target, key } = event;
    // What opens from a row bubbles through React, but lies outside of it.
    if (!(target instanceof Element) || !bodyRef.current?.contains(target)) return false;
    const place = placeOf(target);
    if (place === null) return false;
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a') {
      if (selection.selected !== 'all') selection.toggleAll();
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (key === 'Escape') {
      selection.clear();
      return selection.selected !== 'none';
    }
    if (key === ' ' && (event.shiftKey || !target.matches('button, input'))) {
      select(place, event.shiftKey);
      return true;
    }
    return move(event, place, showRow);
  };

  const handlers = (showRow: (index: number) => void) => ({
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.defaultPrevented && handle(event, showRow)) event.preventDefault();
    },
    onFocus: ({ target }: FocusEvent) => {
      if (bodyRef.current?.contains(target)) setFocused(placeOf(target));
    },
  });

  return { focusedIndex: focused?.index ?? null, handlers };
};
