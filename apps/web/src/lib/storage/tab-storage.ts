/** The value in session storage under a key, which ends with the tab; null when storage is blocked. */
export const readTabStorage = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/**
 * Stores a value until the tab is closed, or removes it (null). When storage is blocked or full, it is lost with the
 * page.
 */
export const writeTabStorage = (key: string, value: unknown): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // When storage is refused, the value is only lost.
  }
};
