/** What session storage holds under a key: it ends with the tab. Storage may be blocked: then nothing. */
export const readInTab = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Keeps a value until the tab is closed, or removes it (null). Blocked or full, it is forgotten with the page. */
export const writeInTab = (key: string, value: unknown): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that refuses storage only forgets.
  }
};
