/** Whether the element that took the focus is in a dialog over the page. */
export const isDialog = (taker: EventTarget | null | undefined): boolean =>
  taker instanceof Element && taker.closest('[aria-modal="true"]') !== null;
