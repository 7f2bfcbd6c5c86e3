/** Whether what took the focus is a dialog that came over the page. */
export const isDialog = (taker: EventTarget | null | undefined): boolean =>
  taker instanceof Element && taker.closest('[aria-modal="true"]') !== null;
