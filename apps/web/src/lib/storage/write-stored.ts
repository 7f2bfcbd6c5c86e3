/** Keeps a value in local storage, or removes it (null). Blocked or full, the page works on from memory. */
export const writeStored = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that refuses storage only forgets the choice.
  }
};
