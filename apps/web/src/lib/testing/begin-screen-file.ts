import { i18n } from '@lingui/core';
import { cleanup } from '@testing-library/react';
import * as React from 'react';
import { afterAll, vi } from 'vitest';

// The files of a worker share its window and its libraries: each begins with the product's own modules as new,
// and leaves nothing behind in what they share.
vi.resetModules();

// For its browser tools React notes a stack with each element until it has noted ten thousand in a second, which
// is a seventh of these tests' time; once it thinks that it has, it notes none. It has no public switch for this.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
const countAnew = (): void => undefined;
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: countAnew,
  });
}

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
