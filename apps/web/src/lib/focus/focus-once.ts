/** For the `ref` of a field: focuses it when it is expanded, because the user will type there. */
export const focusOnce = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
};
