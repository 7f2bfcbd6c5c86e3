let leave: (() => void) | null = null;

/** A page is shown that stands alone until the app takes its place. */
export const setStaticPageExit = (leaves: () => void): void => {
  leave = leaves;
};

/** Takes such a page away, for the app that is drawn in the same moment; says whether there was one. */
export const leaveStaticPage = (): boolean => {
  const wasThere = leave !== null;
  leave?.();
  leave = null;
  return wasThere;
};
