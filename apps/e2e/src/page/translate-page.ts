import type { BrowserContext, Page } from 'playwright-core';

export type Translator = 'replaces' | 'wraps';

/**
 * Runs in the page: changes its texts as a browser's built-in translation does, at once and again for each new text.
 */
const translate = (translator: Translator): void => {
  const skipped = 'script, style, title, textarea, svg, font, .notranslate, [translate="no"]';
  const fontOf = (): { outer: HTMLElement; inner: HTMLElement } => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    return { outer, inner };
  };
  const take = (text: Text): void => {
    if (text.data.trim() === '' || text.parentElement?.closest(skipped) !== null) return;
    const { outer, inner } = fontOf();
    text.replaceWith(outer);
    inner.append(translator === 'wraps' ? text : text.data);
  };
  const takeAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    texts.forEach(take);
  };
  const watcher = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') take(target as Text);
      for (const node of addedNodes) {
        if (node.nodeType === Node.TEXT_NODE) take(node as Text);
        else if (node.isConnected) takeAll(node);
      }
    }
  });
  watcher.observe(document, { childList: true, characterData: true, subtree: true });
};

/** From now on, translates each page of the context while it is shown; the texts keep their meaning. */
export const translatePages = async (
  context: BrowserContext,
  translator: Translator,
): Promise<void> => {
  await context.addInitScript(translate, translator);
};

/**
 * The text of a page's main part without spaces, because the browser decides how to render spaces between two texts.
 */
export const pageMainText = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('main')?.innerText.replaceAll(/\s+/g, '') ?? '');
