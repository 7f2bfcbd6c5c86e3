const reloadedAtKey = 'valia.reloaded-at';
const loopGuardMs = 60_000;

/** Of a page that comes with its app, or of a public one, which names it. */
const entryOf = (page: Document): string | null => {
  const script = page.querySelector('script[type="module"], script[data-app]');
  return script?.getAttribute('src') ?? script?.getAttribute('data-app') ?? null;
};

/** The page that this document came as: another one may start with another script. */
const ownAddress = (): string => performance.getEntriesByType('navigation')[0]?.name ?? '/';

/** The script that the page as it is now starts with, where both arrive; null where a reload would fail. */
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

/** Reloads the page, unless only the browser's own error page would come of it. */
export const reloadWhenServed = async (reload = reloadPage): Promise<void> => {
  if ((await servedEntry()) !== null) reload();
};

/** Reloads the page where a newer release is served: this one may not understand its answers. Says whether it does. */
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

/** As `reloadWhenServed`, but once: what is still missing afterwards will not come by itself. */
export const reloadOnce = async (reload?: () => void): Promise<void> => {
  try {
    if (reloadedLately()) return;
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  } catch {
    // Without storage nothing would stop a loop.
    return;
  }
  await reloadWhenServed(reload);
};
