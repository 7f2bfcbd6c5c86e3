import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { sharedProduct } from './product/shared-product.ts';

let product: OpenProduct;
let page: Page;
/** The valuation with ordinary amounts, for comparison. */
let usual: string;

beforeAll(async () => {
  product = await sharedProduct.open();
  const adviser = await prepareAdviser(product.origin, 'millones@despacho.example');
  const context = await adviser.openContext(product.browser, { reducedMotion: 'reduce' });
  page = await context.newPage();
  usual = await prepareValuation(adviser);
  const id = await prepareValuation(adviser, (document) => ({
    ...document,
    unit: 1_000,
    currency: 'MXN',
  }));
  await page.goto(`${product.origin}/valuation/${id}?step=result`);
});

afterAll(async () => {
  await product.close();
});

/**
 * Finds texts of the result that overflow their card or that the bar's button covers, and a page wider than its window.
 */
const misplaced = (of: Page): Promise<string[]> =>
  of.evaluate(() => {
    const rectOf = (node: Node): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('The page is wider');
    const cards = document.querySelectorAll('main dl, [role="tabpanel"] section');
    for (const card of cards) {
      const { left, right } = card.getBoundingClientRect();
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() !== null) {
        const { currentNode } = walker;
        const rect = rectOf(currentNode);
        const holder = currentNode.parentElement;
        const isSeen = holder !== null && getComputedStyle(holder).clipPath === 'none';
        // Tables are excluded, because they scroll within their card.
        const isFree = isSeen && holder.closest('table') === null;
        if (isFree && rect.width > 2 && (rect.left < left || rect.right > right))
          found.push(currentNode.textContent ?? '');
      }
    }
    const bar = document.querySelector('aside');
    const button = bar?.querySelector('button')?.getBoundingClientRect();
    for (const text of bar?.querySelectorAll('p') ?? [])
      if (rectOf(text).right > (button?.left ?? 0)) found.push(text.textContent);
    return found;
  });

describe('amounts of thousands of millions', () => {
  it.each([360, 320])('stay within their cards on a screen of %d px', async (width) => {
    await page.setViewportSize({ width, height: 780 });
    await page.getByText(/Lo que más mueve el valor/u).waitFor();
    await expect.poll(() => misplaced(page), { interval: 50 }).toEqual([]);
  });
});

it.each([1440, 360])(
  'the bars of the waterfall are seen where there is room, %d px wide',
  async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.origin}/valuation/${usual}?step=result`);
    const bars = page
      .locator('section', { hasText: /^Del valor de empresa/u })
      .locator('li span[aria-hidden] > [data-kind]');
    await expect.poll(() => bars.count()).toBeGreaterThan(3);
    const sizes = await bars.evaluateAll((all) =>
      all.map((bar) => {
        const rect = bar.getBoundingClientRect();
        return Math.max(rect.width, rect.height) > 5 && Math.min(rect.width, rect.height) > 0.5;
      }),
    );
    expect(new Set(sizes)).toEqual(new Set([true]));
  },
);
