import { i18n } from '@lingui/core';
import { cleanup, configure } from '@testing-library/react';
import { catalogFiles } from '@valia/i18n/catalog-files.ts';
import { afterAll, vi } from 'vitest';

// Newer versions of Node have their own storage, which would be used instead of the window's.
const { window: pageWindow } = Reflect.get(globalThis, 'jsdom') as { window: Window };
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { configurable: true, value: pageWindow[name] });
}

// The test files of a worker share its window and libraries. Each file therefore loads the product's modules
// again, and cleans up what it leaves in the shared objects.
vi.resetModules();

// Loads the catalogs as the app does when it starts.
const { addCatalogFiles } = await import('../language.ts');
addCatalogFiles(catalogFiles);

// This window has no layout, so there is no element at any point, and no text has a position.
document.elementsFromPoint = () => [];
Range.prototype.getClientRects = () => Object.assign([], { item: () => null });

// Waiting takes longer when many tests share the processor and chunks are compiled when first requested.
configure({ asyncUtilTimeout: 10_000 });

// Event listeners are recorded and removed at the end; otherwise a module of an earlier file with unsaved
// changes would block the page of the next file.
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
