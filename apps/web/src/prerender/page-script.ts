import { closeMenuByKey } from '../lib/page/close-menu.ts';
import { leadDraftKey } from '../lib/page/lead-draft-key.ts';
import { cacheFonts } from '../lib/page/cached-fonts.ts';
import { saveLastPath } from '../lib/session/last-path.ts';
import { watchLanding } from '../lib/watch-landing.ts';

// The whole script of a public page until a visitor uses a form: then the app loads and takes over.

const self = document.currentScript;
const { app = '', styles = '', wayBack } = self instanceof HTMLElement ? self.dataset : {};

// A visitor who signs in from here returns to this page, but not to a URL that contains more than its path.
if (wayBack !== undefined) saveLastPath({ path: location.pathname, userId: null });

let loading: Promise<unknown> | null = null;

const loadApp = (): Promise<unknown> => {
  loading ??= Promise.all([
    import(/* @vite-ignore */ app),
    ...styles.split(' ').map(
      (href) =>
        new Promise((done) => {
          const link = document.createElement('link');
          Object.assign(link, { rel: 'stylesheet', href, onload: done, onerror: done });
          document.head.append(link);
        }),
    ),
  ]);
  return loading;
};

const inForm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-app-form]') !== null;

const warm = ({ target }: Event): void => {
  if (inForm(target)) void loadApp();
};

addEventListener('focusin', warm);
addEventListener('pointerdown', warm);

// The app checks the typed values; the browser's own check would stop at a required field of the hidden step.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-app-form]')) {
  form.noValidate = true;
}

const sendInApp = async (id: string): Promise<void> => {
  await loadApp();
  const form = document.getElementById(id);
  if (form instanceof HTMLFormElement) form.requestSubmit();
};

// A submission before the app is loaded is handled once it is.
addEventListener('submit', (event) => {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof HTMLFormElement) || !inForm(target)) return;
  event.preventDefault();
  void sendInApp(target.id);
});

const signOutInApp = async (): Promise<void> => {
  await loadApp();
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-act="sign-out"]')];
  buttons.find((button) => button.offsetParent !== null)?.click();
};

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const language = target.closest<HTMLElement>('[data-language]')?.dataset['language'];
  try {
    if (language !== undefined) localStorage.setItem('language', language);
  } catch {
    // When storage is refused, the choice is only lost.
  }
  target.closest('a')?.closest('details')?.removeAttribute('open');
  if (loading === null && target.closest('[data-act="sign-out"]') !== null) {
    void signOutInApp();
  }
});

addEventListener('keydown', closeMenuByKey);

const isLeadKept = (): boolean => {
  try {
    return sessionStorage.getItem(leadDraftKey) !== null;
  } catch {
    return false;
  }
};

// Runs after the first paint, which waits for none of this.
const goOn = (): void => {
  document.documentElement.removeAttribute('data-arriving');
  if (document.querySelector('[data-counter]') !== null) watchLanding();
  if (isLeadKept() && document.getElementById('sell-form') !== null) void loadApp();
};
requestAnimationFrame(() => setTimeout(goOn));
addEventListener('load', () => void cacheFonts());
