import { i18n } from '@lingui/core';
import { cleanup } from '@testing-library/react';
import * as React from 'react';
import { afterAll, vi } from 'vitest';

// The files of a worker share its window and its libraries: each begins with the product's own modules as new,
// and leaves nothing behind in what they share.
vi.resetModules();

// React's development build takes a stack trace for every element, a tenth of the time of these tests, until it
// has counted ten thousand; no test reads where an element was made.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set: () => {},
    configurable: true,
  });

afterAll(() => {
  cleanup();
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
