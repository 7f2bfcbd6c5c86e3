import { type RefObject, useEffect, useRef } from 'react';
import { findControlAt, findRowPlace, type RowPlace } from './row-place.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';

/** The wait for a closing menu or dialog, which first returns the focus to its own button if that still exists. */
const othersFirstMs = 50;

/** The nearest control: rows above may have been removed, and only rows near the window are rendered. */
const controlNear = (screen: HTMLElement | null, place: RowPlace): HTMLElement | null => {
  const drawn = [...(screen?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
  const isBefore = (row: Element): boolean => (findRowPlace(row)?.index ?? 0) <= place.index;
  const row = drawn.findLast(isBefore) ?? drawn[0];
  const index = row && findRowPlace(row)?.index;
  return index === undefined ? null : findControlAt(screen, { ...place, index });
};

/**
 * When the focused element disappears with a dialog, bar, toast or row, moves the focus to the row used last in this
 * list, or else to the page's title: a keyboard user would otherwise lose their place.
 */
export const useFocusAmongRows = (screen: RefObject<HTMLElement | null>, listKey: string): void => {
  const held = useRef<Element | null>(null);
  const used = useRef<{ control: HTMLElement; place: RowPlace; listKey: string } | null>(null);

  const note = useStableCallback(({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    held.current = target;
    const place = screen.current?.contains(target) ? findRowPlace(target) : null;
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
    // Ends the timer, because a timer left over from this loss of focus would cut short the wait of the next one.
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
