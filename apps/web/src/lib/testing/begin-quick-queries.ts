import { configure } from '@testing-library/react';
import { afterAll } from 'vitest';
import { quickComputedStyle } from './quick-computed-style.ts';

// jsdom holds every element against every rule of its own sheet, anew after each change of the page. No other rule
// reaches what is displayed or visible: those that are loaded hold at some widths, and jsdom has none.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = quickComputedStyle(computedStyle);
afterAll(() => {
  window.getComputedStyle = computedStyle;
});

// A query that waits fails many times over, and would write down the whole page for each.
if (process.env['DEBUG_PRINT_LIMIT'] === undefined)
  configure({ getElementError: (message) => new Error(message ?? 'Nothing was found.') });
