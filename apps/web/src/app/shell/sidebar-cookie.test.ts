import { expect, test } from 'vitest';
import { readSidebarCollapsed, sidebarCookie } from './sidebar-cookie.ts';

test('the sidebar is remembered for seven days', () => {
  expect(sidebarCookie(true)).toBe('sidebar_collapsed=true;path=/;max-age=604800;samesite=lax');
});

test('what was written is read back among other cookies', () => {
  expect(readSidebarCollapsed('a=1; sidebar_collapsed=true; b=2')).toBe(true);
  expect(readSidebarCollapsed('a=1; sidebar_collapsed=false')).toBe(false);
  expect(readSidebarCollapsed('')).toBe(false);
});
