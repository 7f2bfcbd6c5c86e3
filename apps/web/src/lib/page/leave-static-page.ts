let leave: (() => void) | null = null;

/** Registers the function that removes a standalone page, which is shown until the app replaces it. */
export const setStaticPageExit = (leaves: () => void): void => {
  leave = leaves;
};

/** Removes the standalone page when the app renders in its place; returns whether there was one. */
export const leaveStaticPage = (): boolean => {
  const wasThere = leave !== null;
  leave?.();
  leave = null;
  return wasThere;
};
