import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ShellFrame } from './use-shell-frame.ts';
import { useSidebar } from './use-sidebar.ts';

const screenIsNarrow = (narrow: boolean): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: narrow && query.includes('max-width: 767px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};

const rail = 'rail' as ShellFrame;

const press = (keys: KeyboardEventInit): void => {
  act(() => {
    document.documentElement.dispatchEvent(
      new KeyboardEvent('keydown', { ...keys, bubbles: true }),
    );
  });
};

beforeEach(() => {
  document.cookie = 'sidebar_collapsed=; max-age=0; path=/';
  screenIsNarrow(false);
});

test.each([{ ctrlKey: true }, { metaKey: true }])(
  'Ctrl or Cmd with B collapses it, and the cookie remembers',
  (held) => {
    const { result } = renderHook(() => useSidebar('page'));
    expect(result.current.collapsed).toBe(false);
    press({ key: 'b', code: 'KeyB', ...held });
    expect(result.current.collapsed).toBe(true);
    expect(document.cookie).toContain('sidebar_collapsed=true');
    press({ key: 'b', code: 'KeyB', ...held });
    expect(result.current.collapsed).toBe(false);
  },
);

test('a new page starts as the cookie says', () => {
  document.cookie = 'sidebar_collapsed=true; path=/';
  expect(renderHook(() => useSidebar('page')).result.current.collapsed).toBe(true);
});

test('on a phone it is a drawer, and the cookie is left alone', () => {
  screenIsNarrow(true);
  const { result } = renderHook(() => useSidebar('page'));
  act(() => result.current.toggle());
  expect(result.current.drawerOpen).toBe(true);
  expect(document.cookie).not.toContain('sidebar_collapsed');
  act(() => result.current.closeDrawer());
  expect(result.current.drawerOpen).toBe(false);
});

test('beside a screen that fills the window it is a rail that opens over it, and the cookie is left alone', () => {
  document.cookie = 'sidebar_collapsed=false; path=/';
  const { result, rerender } = renderHook(useSidebar, { initialProps: rail });
  expect(result.current.collapsed).toBe(true);
  press({ key: 'b', code: 'KeyB', ctrlKey: true });
  expect(result.current).toMatchObject({ collapsed: true, drawerOpen: true });
  expect(document.cookie).toContain('sidebar_collapsed=false');
  rerender('page');
  expect(result.current).toMatchObject({ collapsed: false, drawerOpen: false });
});
