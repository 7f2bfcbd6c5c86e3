const reloadedAtKey = 'valia.reloaded-at';
const loopGuardMs = 60_000;

/** Whether what a reload needs arrives: the page as it is now, and the script that it starts with. */
const isServed = async (): Promise<boolean> => {
  try {
    const page = await fetch('/', { cache: 'no-store' });
    const entry = new DOMParser()
      .parseFromString(await page.text(), 'text/html')
      .querySelector('script[type="module"]')
      ?.getAttribute('src');
    return page.ok && typeof entry === 'string' && (await fetch(entry)).ok;
  } catch {
    return false;
  }
};

/** Reloads the page, unless only the browser's own error page would come of it. */
export const reloadWhenServed = async (reload = () => window.location.reload()): Promise<void> => {
  if (await isServed()) reload();
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
