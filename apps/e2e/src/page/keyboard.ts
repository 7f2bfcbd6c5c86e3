import type { ElementHandle, Locator, Page } from 'playwright-core';

const mostTabs = 150;
const mostArrows = 20;

type Focus = 'here' | 'elsewhere' | 'gone';
type Found = ElementHandle<HTMLElement | SVGElement>;

const focusOf = (found: Found): Promise<Focus> =>
  found.evaluate((element) => {
    if (element === element.ownerDocument.activeElement) return 'here';
    return element.isConnected ? 'elsewhere' : 'gone';
  });

const find = async (locator: Locator): Promise<Found> => {
  // Waits for "attached", because the radios of a row of choices exist without being visible.
  await locator.waitFor({ state: 'attached' });
  return locator.elementHandle();
};

/**
 * Presses the key until the element has the focus. The element is looked up once, because finding a name in a whole
 * page is slow.
 */
const pressUntilAt = async (
  page: Page,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown',
  locator: Locator,
  most: number,
): Promise<void> => {
  let found = await find(locator);
  for (let pressed = 0; pressed <= most; pressed += 1) {
    let focus = await focusOf(found);
    if (focus === 'gone') {
      found = await find(locator);
      focus = await focusOf(found);
    }
    if (focus === 'here') return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(most)} times ${key} did not reach ${locator.toString()}`);
};

const standsBefore = (found: Found): Promise<boolean> =>
  found.evaluate((element) => {
    const { activeElement, body } = element.ownerDocument;
    if (activeElement === null || activeElement === body) return false;
    const place = activeElement.compareDocumentPosition(element);
    return (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });

/** Presses Tab, or Shift+Tab when the element precedes the current one, until the element has the focus. */
const tabTo = async (page: Page, locator: Locator): Promise<void> => {
  const key = (await standsBefore(await find(locator))) ? 'Shift+Tab' : 'Tab';
  await pressUntilAt(page, key, locator, mostTabs);
};

/** Tabs to a field and replaces its contents by typing. */
const typeInto = async (page: Page, locator: Locator, text: string): Promise<void> => {
  await tabTo(page, locator);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

/** Tabs to a button, link or menu and presses Enter. */
const activate = async (page: Page, locator: Locator): Promise<void> => {
  await tabTo(page, locator);
  await page.keyboard.press('Enter');
};

/** Moves down (or up) a menu that is open until the item has the focus, then chooses it. */
const chooseMenuItem = async (page: Page, item: Locator): Promise<void> => {
  await pressUntilAt(page, 'ArrowDown', item, mostArrows);
  await page.keyboard.press('Enter');
};

/** The actions of a user without a mouse. */
export const keyboard = { tabTo, typeInto, activate, chooseMenuItem };
