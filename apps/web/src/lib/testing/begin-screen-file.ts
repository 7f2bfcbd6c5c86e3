import { i18n } from '@lingui/core';
import { cleanup, configure } from '@testing-library/react';
import { catalogFiles } from '@valia/i18n/catalog-files.ts';
import { afterAll, vi } from 'vitest';

// Newer versions of Node have storage of their own, which would be used in place of the window's.
const { window: pageWindow } = Reflect.get(globalThis, 'jsdom') as { window: Window };
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { configurable: true, value: pageWindow[name] });
}

// The files of a worker share its window and its libraries: each begins with the product's own modules as new,
// and leaves nothing behind in what they share.
vi.resetModules();

// As the app does when it starts.
const { bringCatalogs } = await import('../language.ts');
bringCatalogs(catalogFiles);

// This window lays nothing out: nothing lies at any point of it, and no text has a place.
document.elementsFromPoint = () => [];
Range.prototype.getClientRects = () => Object.assign([], { item: () => null });

// What is waited for comes late where many tests share the processor, and chunks are compiled when first asked for.
configure({ asyncUtilTimeout: 10_000 });

// The modules of the file before still listen otherwise: what they hold unsaved would hold on to this file's page.
const listened = vi.spyOn(window, 'addEventListener');

afterAll(() => {
  cleanup();
  for (const given of listened.mock.calls) window.removeEventListener(...given);
  listened.mockRestore();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie.split('; ').forEach((pair) => {
    document.cookie = `${pair.split('=', 1)[0] ?? ''}=; Max-Age=0; Path=/`;
  });
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  i18n.loadAndActivate({ locale: '', messages: {} });
});
