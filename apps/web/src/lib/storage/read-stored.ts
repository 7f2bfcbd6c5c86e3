/** What local storage holds under a key. Storage may be blocked: then nothing, and nothing fails. */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
