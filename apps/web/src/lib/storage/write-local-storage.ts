/**
 * Stores a value in local storage, or removes it (null). When storage is blocked or full, the page continues with its
 * values in memory.
 */
export const writeLocalStorage = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // When storage is refused, the choice is only lost.
  }
};
