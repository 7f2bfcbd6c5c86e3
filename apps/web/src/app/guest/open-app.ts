import { loadChunk } from '../../lib/page/load-chunk.ts';
import { showError } from '../../lib/errors/show-error.ts';

export interface AppWay {
  href: string;
  replace?: boolean;
  state?: object;
}

const loadApp = () => loadChunk(() => import('../start-app.tsx'));

/** Fetches the app ahead of the moment it is wanted. */
export const expectApp = (): void => void loadApp().catch(() => undefined);

/** Draws the app in place of this page, at another address where one is told. */
export const openApp = async (way?: AppWay): Promise<void> => {
  const { startApp } = await loadApp();
  if (way !== undefined) {
    const { href, replace = false, state = {} } = way;
    if (replace) history.replaceState(state, '', href);
    else history.pushState(state, '', href);
  }
  await startApp();
};

export const openAppOrReport = (way?: AppWay): void => void openApp(way).catch(showError);
