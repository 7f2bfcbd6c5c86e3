import { loadChunk } from '../../lib/page/load-chunk.ts';
import { showError } from '../../lib/errors/show-error.ts';

export interface AppNavigation {
  href: string;
  replace?: boolean;
  state?: object;
}

const loadApp = () => loadChunk(() => import('../start-app.tsx'));

/** Fetches the app before it is needed. */
export const preloadApp = (): void => void loadApp().catch(() => undefined);

/** Renders the app in place of this page, at another URL if one is given. */
export const openApp = async (way?: AppNavigation): Promise<void> => {
  const { startApp } = await loadApp();
  if (way !== undefined) {
    const { href, replace = false, state = {} } = way;
    if (replace) history.replaceState(state, '', href);
    else history.pushState(state, '', href);
  }
  await startApp();
};

export const openAppOrReport = (way?: AppNavigation): void => void openApp(way).catch(showError);
