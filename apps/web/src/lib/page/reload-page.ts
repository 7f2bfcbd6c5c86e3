const reloadedAtKey = 'valia.reloaded-at';
const loopGuardMs = 60_000;

/** The entry script of a page that loads its app, or of a public page, which declares it. */
const entryOf = (page: Document): string | null => {
  const script = page.querySelector('script[type="module"], script[data-app]');
  return script?.getAttribute('src') ?? script?.getAttribute('data-app') ?? null;
};

/** The URL with which this document was loaded, because another page may have another entry script. */
const ownAddress = (): string => performance.getEntriesByType('navigation')[0]?.name ?? '/';

/**
 * The entry script of the page that the server currently sends, if both can be loaded; null when a reload would fail.
 */
const servedEntry = async (): Promise<string | null> => {
  try {
    const page = await fetch(ownAddress(), { cache: 'no-store' });
    const entry = entryOf(new DOMParser().parseFromString(await page.text(), 'text/html'));
    return page.ok && entry !== null && (await fetch(entry)).ok ? entry : null;
  } catch {
    return null;
  }
};

const reloadPage = (): void => window.location.reload();

/** Reloads the page, unless the result would only be the browser's own error page. */
export const reloadWhenServed = async (reload = reloadPage): Promise<void> => {
  if ((await servedEntry()) !== null) reload();
};

/**
 * Reloads the page when the server has a newer release, whose answers this one may not understand. Returns whether it
 * reloads.
 */
export const reloadWhenReleased = async (reload = reloadPage): Promise<boolean> => {
  const running = entryOf(document);
  const served = await servedEntry();
  if (running === null || served === null || served === running) return false;
  reload();
  return true;
};

const reloadedLately = (): boolean => {
  const at = Number(sessionStorage.getItem(reloadedAtKey));
  return Date.now() - at < loopGuardMs;
};

/** Like `reloadWhenServed`, but only once: whatever is still missing afterwards will not be fixed by a reload. */
export const reloadOnce = async (reload?: () => void): Promise<void> => {
  try {
    if (reloadedLately()) return;
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  } catch {
    // Without storage, nothing would prevent an endless reload loop.
    return;
  }
  await reloadWhenServed(reload);
};
