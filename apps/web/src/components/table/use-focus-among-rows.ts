import { type RefObject, useEffect, useRef } from 'react';
import { controlAt, placeOf, type RowPlace } from './row-place.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';

/** A menu or a dialog that closes gives the focus back to its own button first, where that still stands. */
const othersFirstMs = 50;

/** As near as it can be: rows above may have gone, and only those near the window are drawn. */
const controlNear = (screen: HTMLElement | null, place: RowPlace): HTMLElement | null => {
  const drawn = [...(screen?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
  const isBefore = (row: Element): boolean => (placeOf(row)?.index ?? 0) <= place.index;
  const row = drawn.findLast(isBefore) ?? drawn[0];
  const index = row && placeOf(row)?.index;
  return index === undefined ? null : controlAt(screen, { ...place, index });
};

/**
 * Whatever goes with the focus on it (a dialog, a bar, a toast, a row) leaves it to the row that was used last in this
 * list, or else to the page's title: otherwise a person at the keyboard is nowhere.
 */
export const useFocusAmongRows = (screen: RefObject<HTMLElement | null>, listKey: string): void => {
  const held = useRef<Element | null>(null);
  const used = useRef<{ control: HTMLElement; place: RowPlace; listKey: string } | null>(null);

  const note = useStableCallback(({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    held.current = target;
    const place = screen.current?.contains(target) ? placeOf(target) : null;
    if (place !== null) used.current = { control: target, place, listKey };
    else if (used.current?.listKey !== listKey) used.current = null;
  });
  const giveBack = useStableCallback((): void => {
    const { control, place } = used.current?.listKey === listKey ? used.current : {};
    const row = control?.isConnected ? control : place && controlNear(screen.current, place);
    const title = screen.current?.querySelector<HTMLElement>('h1');
    (row ?? title)?.focus({ preventScroll: true });
  });

  useEffect(() => {
    let waiting: number | undefined;
    const isLost = (): boolean =>
      document.activeElement === document.body &&
      held.current?.isConnected === false &&
      document.querySelector('[aria-modal="true"]') === null;
    const look = (): void => {
      waiting = undefined;
      if (isLost()) giveBack();
    };
    const observer = new MutationObserver(() => {
      if (isLost()) waiting ??= window.setTimeout(look, othersFirstMs);
    });
    // A loss that is over leaves no wait behind: it would cut short that of the next one.
    const end = (): void => {
      window.clearTimeout(waiting);
      waiting = undefined;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('focusin', end);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusin', end);
      observer.disconnect();
      end();
    };
  }, [note, giveBack]);
};
