import type { Locator, Page } from 'playwright-core';

const mostTabs = 150;

const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
const tabTo = async (page: Page, locator: Locator): Promise<void> => {
  await locator.waitFor();
  for (let pressed = 0; pressed <= mostTabs; pressed += 1) {
    if (await hasFocus(locator)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${mostTabs} tabs did not reach ${locator.toString()}`);
};

/** Tabs to a field and types over what it holds. */
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
  await item.waitFor();
  for (let pressed = 0; pressed <= 20; pressed += 1) {
    if (await hasFocus(item)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys did not reach ${item.toString()}`);
};

/** What a person without a mouse does. */
export const keyboard = { tabTo, typeInto, activate, chooseMenuItem };
