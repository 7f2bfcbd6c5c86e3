import { configure } from '@testing-library/react';
import { afterAll } from 'vitest';
import { quickComputedStyle } from './quick-computed-style.ts';

// jsdom matches every element with every rule of its style sheet again after each change of the page. The
// other loaded rules do not affect display or visibility: they apply at certain widths, which jsdom does not
// have.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = quickComputedStyle(computedStyle);
afterAll(() => {
  window.getComputedStyle = computedStyle;
});

// A waiting query fails many times, and by default each failure prints the whole page.
if (process.env['DEBUG_PRINT_LIMIT'] === undefined)
  configure({ getElementError: (message) => new Error(message ?? 'Nothing was found.') });
