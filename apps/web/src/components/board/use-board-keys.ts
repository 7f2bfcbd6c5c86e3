import { useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type BoardCard, type BoardSection, nextSection } from './board-section.ts';

interface BoardKeysOptions<Row extends BoardCard> {
  board: RefObject<HTMLElement | null>;
  sections: readonly BoardSection<Row>[];
  canMove: (row: Row, to: string) => boolean;
  onMove: (row: Row, to: string) => void;
  nameOf: (row: Row) => string;
}

interface HeldCard {
  id: string;
  from: string;
  to: string;
}

const cardAt = (board: HTMLElement | null, id: string): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-card="${id}"] a`) ?? null;

const walks: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The neighbouring card in this direction, by the rendered order; empty columns are skipped. */
const besides = (board: HTMLElement, id: string, key: string): HTMLElement | null => {
  const [across, down] = walks[key] ?? [0, 0];
  const columns = [...board.querySelectorAll('[data-board-column]')].map((column) =>
    [...column.querySelectorAll<HTMLElement>('[data-card]')].map((card) => card.dataset['card']),
  );
  const column = columns.findIndex((cards) => cards.includes(id));
  const row = columns[column]?.indexOf(id) ?? -1;
  const others = across < 0 ? columns.slice(0, column).toReversed() : columns.slice(column + 1);
  const cards = (across === 0 ? columns[column] : others.find(({ length }) => length > 0)) ?? [];
  const target = cards[across === 0 ? row + down : Math.min(row, cards.length - 1)];
  return target === undefined ? null : cardAt(board, target);
};

/**
 * Keeps the focus on a card that is rendered in another section, as a new element. Stops when the user focuses or
 * presses something else.
 */
const useFocusFollowing = (board: RefObject<HTMLElement | null>, isHeld: boolean) => {
  const followed = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (followed.current === null) return;
    const isLost = document.activeElement === document.body;
    if (isHeld || isLost) cardAt(board.current, followed.current)?.focus();
  });
  useEffect(() => {
    const letGo = ({ type, target }: Event): void => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
      if (type === 'pointerdown' || card?.dataset['card'] !== followed.current)
        followed.current = null;
    };
    document.addEventListener('focusin', letGo);
    document.addEventListener('pointerdown', letGo);
    return () => {
      document.removeEventListener('focusin', letGo);
      document.removeEventListener('pointerdown', letGo);
    };
  }, []);
  return (id: string): void => {
    followed.current = id;
  };
};

/** The held card, its announcements, and the focus, which follows the card when it is rendered elsewhere. */
const useHeldCard = <Row extends BoardCard>(options: BoardKeysOptions<Row>) => {
  const { board, sections, canMove, onMove, nameOf } = options;
  const { t } = useLingui();
  const [held, setHeld] = useState<HeldCard | null>(null);
  const [told, setTold] = useState('');
  const follow = useFocusFollowing(board, held !== null);
  const placed = (id: string): string => sections.find((one) => one.id === id)?.name ?? '';
  const take = (row: Row, from: string): void => {
    setHeld({ id: row.id, from, to: from });
    const [name, place] = [nameOf(row), placed(from)];
    setTold(t`${name}, en ${place}: flechas para cambiar de etapa, Espacio para soltar.`);
  };
  const carry = (row: Row, { from, to }: HeldCard, step: 1 | -1): void => {
    const mayGo = (id: string): boolean => id === from || canMove(row, id);
    const order = sections.map(({ id }) => id);
    const next = nextSection(order, to, { step, mayGo });
    follow(row.id);
    setHeld({ id: row.id, from, to: next });
    setTold(placed(next));
  };
  const putDown = (row: Row, { from, to }: HeldCard, isKept: boolean): void => {
    follow(row.id);
    setHeld(null);
    const place = placed(isKept ? to : from);
    setTold(t`Soltada en ${place}`);
    if (isKept && to !== from) onMove(row, to);
  };
  return { held, told, take, carry, putDown };
};

/**
 * Space picks up a card and puts it down; arrows move a held card between sections, or else the focus between cards.
 */
export const useBoardKeys = <Row extends BoardCard>(options: BoardKeysOptions<Row>) => {
  const { board } = options;
  const { held, told, take, carry, putDown } = useHeldCard(options);

  const onHeldKey = (key: string, row: Row, card: HeldCard): boolean => {
    if (key === 'ArrowLeft' || key === 'ArrowRight')
      carry(row, card, key === 'ArrowRight' ? 1 : -1);
    else if (key === ' ' || key === 'Enter') putDown(row, card, true);
    else if (key === 'Escape' || key === 'Tab') putDown(row, card, false);
    else return false;
    return key !== 'Tab';
  };

  const onKeyDown = (event: KeyboardEvent, row: Row, section: string): void => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !(target instanceof HTMLAnchorElement)) return;
    if (held !== null && held.id === row.id) {
      if (onHeldKey(key, row, held)) event.preventDefault();
      return;
    }
    if (key === ' ') {
      event.preventDefault();
      take(row, section);
    } else if (key in walks && board.current !== null) {
      event.preventDefault();
      besides(board.current, row.id, key)?.focus();
    }
  };
  return { held, told, onKeyDown };
};
