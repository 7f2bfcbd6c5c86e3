/** As a field's `ref`: unfolded, it is where one writes. */
export const focusOnce = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
};
