import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useLightPrint } from './use-light-print.ts';

const root = document.documentElement;
const scheme = (): string | null => root.getAttribute('data-mantine-color-scheme');

afterEach(() => {
  root.removeAttribute('data-mantine-color-scheme');
});

test('prints the light scheme and gives the screen its own back', () => {
  root.setAttribute('data-mantine-color-scheme', 'dark');
  const { unmount } = renderHook(() => {
    useLightPrint();
  });
  globalThis.dispatchEvent(new Event('beforeprint'));
  expect(scheme()).toBe('light');
  globalThis.dispatchEvent(new Event('afterprint'));
  expect(scheme()).toBe('dark');
  unmount();
  globalThis.dispatchEvent(new Event('beforeprint'));
  expect(scheme()).toBe('dark');
});
