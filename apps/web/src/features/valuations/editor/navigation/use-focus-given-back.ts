import { useEffect } from 'react';
import { useStableCallback } from '../../../../lib/use-stable-callback.ts';
import { focusStepTitle } from './use-step-navigation.ts';

/** An element and what it stands in, from within; a cell's input is gone once the cell is left. */
const placesOf = (element: Element | null): HTMLElement[] => {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  const around = placesOf(element.parentElement);
  return element.hasAttribute('tabindex') || element.tabIndex >= 0 ? [element, ...around] : around;
};

const fieldOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-field]')?.dataset['field'];

/**
 * After a dialog that came unasked, typing goes on where it was, wherever the field now stands; from one that is gone
 * the focus goes to the step's title.
 */
export const useFocusGivenBack = (whereNow: (path: string) => string | null): void => {
  const steady = useStableCallback(whereNow);
  useEffect(() => {
    const places = placesOf(document.activeElement);
    const field = fieldOf(document.activeElement);
    return () => {
      const now = field === undefined ? undefined : steady(field);
      const left = places.filter((place) => place.isConnected);
      // A row or a column that moved took its elements along: what matters is whose they are now.
      const own = left.find((place) => fieldOf(place) === now);
      const cell = left[0]?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
      const moved = document.querySelector<HTMLElement>(`[data-field="${now ?? ''}"]`);
      (own ?? moved ?? cell ?? left[0])?.focus({ preventScroll: true });
      if (document.activeElement === document.body) focusStepTitle();
    };
  }, [steady]);
};
