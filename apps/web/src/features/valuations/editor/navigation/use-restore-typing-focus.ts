import { useEffect } from 'react';
import { useStableCallback } from '../../../../lib/use-stable-callback.ts';
import { focusStepTitle } from './use-step-navigation.ts';

/**
 * An element and its focusable ancestors, innermost first, because a cell's input disappears when the cell loses the
 * focus.
 */
const placesOf = (element: Element | null): HTMLElement[] => {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  const around = placesOf(element.parentElement);
  return element.hasAttribute('tabindex') || element.tabIndex >= 0 ? [element, ...around] : around;
};

const fieldOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-field]')?.dataset['field'];

/**
 * When a dialog that opened by itself closes, the focus returns to the field that had it, even if that field has moved.
 * If the field is gone, the step's title gets the focus.
 */
export const useRestoreTypingFocus = (whereNow: (path: string) => string | null): void => {
  const steady = useStableCallback(whereNow);
  useEffect(() => {
    const places = placesOf(document.activeElement);
    const field = fieldOf(document.activeElement);
    return () => {
      const now = field === undefined ? undefined : steady(field);
      const left = places.filter((place) => place.isConnected);
      // A moved row or column keeps its elements, so the field that each element now belongs to is compared.
      const own = left.find((place) => fieldOf(place) === now);
      const cell = left[0]?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
      const moved = document.querySelector<HTMLElement>(`[data-field="${now ?? ''}"]`);
      (own ?? moved ?? cell ?? left[0])?.focus({ preventScroll: true });
      if (document.activeElement === document.body) focusStepTitle();
    };
  }, [steady]);
};
