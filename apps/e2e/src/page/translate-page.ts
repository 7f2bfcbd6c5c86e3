import type { BrowserContext, Page } from 'playwright-core';

export type Translator = 'replaces' | 'wraps';

/** Runs in the page: does to its texts what a browser's own translation does, at once and to each that comes. */
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

/** From now on each page of the context is translated while it is shown; each text says the same as before. */
export const translatePages = async (
  context: BrowserContext,
  translator: Translator,
): Promise<void> => {
  await context.addInitScript(translate, translator);
};

/** What the main part of a page says, without its spaces: between two texts they are the browser's to draw. */
export const textOfPage = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('main')?.innerText.replaceAll(/\s+/g, '') ?? '');
