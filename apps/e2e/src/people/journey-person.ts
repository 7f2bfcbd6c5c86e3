import { msg } from '@lingui/core/macro';
import { languageStorageKey } from '@valia/i18n/languages.ts';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../page/eventually.ts';
import { keyboard } from '../page/keyboard.ts';
import type { OpenProduct } from '../product/open-product.ts';
import type { PreparedAdviser } from './prepared-adviser.ts';
import type { JourneyRun } from '../product/test-run-scope.ts';
import { type TranslateMessage, loadTranslator } from '../page/load-translator.ts';

/** A user who makes a journey in one language, at one width, by mouse or by keyboard alone. */
export interface JourneyPerson extends JourneyRun {
  page: Page;
  t: TranslateMessage;
}

const mostArrows = 20;

/** A page of an adviser in a separate browser context, with nothing open in it. */
const open = async (
  { browser }: OpenProduct,
  adviser: PreparedAdviser,
  run: JourneyRun,
): Promise<JourneyPerson> => {
  const context = await adviser.openContext(browser, {
    viewport: { width: run.width, height: run.width < 768 ? 780 : 1000 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [
    languageStorageKey,
    run.language,
  ] as const);
  return { ...run, page: await context.newPage(), t: await loadTranslator(run.language) };
};

const isPhone = ({ width }: JourneyPerson): boolean => width < 768;

/** Presses a button, a link, or the header of a collapsible section. */
const press = ({ page, way }: JourneyPerson, target: Locator): Promise<void> =>
  way === 'mouse' ? target.click() : keyboard.activate(page, target);

const write = ({ page, way }: JourneyPerson, field: Locator, text: string): Promise<void> =>
  way === 'mouse' ? field.fill(text) : keyboard.typeInto(page, field, text);

/** Ticks a checkbox. */
const tick = async ({ page, way }: JourneyPerson, box: Locator): Promise<void> => {
  if (way === 'mouse') return box.click();
  await keyboard.tabTo(page, box);
  await page.keyboard.press('Space');
};

/** Chooses the next option of a native select, by keyboard. */
const chooseNext = async ({ page }: JourneyPerson, select: Locator): Promise<void> => {
  await keyboard.tabTo(page, select);
  const chosen = await select.inputValue();
  await page.keyboard.press('ArrowDown');
  await eventually(() => select.inputValue()).not.toBe(chosen);
};

/** Closes the dialog that is open over the page. */
const leave = async ({ page, way, t }: JourneyPerson, dialog: Locator): Promise<void> => {
  if (way === 'keyboard') await page.keyboard.press('Escape');
  else
    await dialog
      .getByRole('button', { name: t(msg`Cerrar`), exact: true })
      .first()
      .click();
  await dialog.waitFor({ state: 'hidden' });
};

const arrowUntil = async (
  page: Page,
  key: 'ArrowDown' | 'ArrowRight',
  isThere: () => Promise<boolean>,
): Promise<void> => {
  for (let moved = 0; !(await isThere()); moved += 1) {
    if (moved === mostArrows) throw new Error(`${String(moved)} times ${key} led nowhere`);
    await page.keyboard.press(key);
  }
};

/** Chooses an option of a native select by its value. */
const choose = async (
  { page, way }: JourneyPerson,
  select: Locator,
  value: string,
): Promise<void> => {
  const isChosen = async () => (await select.inputValue()) === value;
  if (way === 'mouse') await select.selectOption(value);
  else {
    await keyboard.tabTo(page, select);
    // Arrow keys are used because typed letters can select a wrong option: after a pause on a slow machine, the
    // browser treats the next letter as the beginning of another name.
    await page.keyboard.press('Home');
    await arrowUntil(page, 'ArrowDown', isChosen);
  }
  await eventually(isChosen).toBe(true);
};

/** Chooses one of a row of choices that are all visible. */
const pick = async ({ page, way }: JourneyPerson, row: Locator, text: string): Promise<void> => {
  if (way === 'mouse') return row.getByText(text, { exact: true }).click();
  await keyboard.tabTo(page, row.locator('input:checked'));
  const wanted = row.getByRole('radio', { name: text, exact: true });
  await arrowUntil(page, 'ArrowRight', () => wanted.isChecked());
};

/** Opens a tab that comes after the one that is open. */
const openTab = async ({ page, way }: JourneyPerson, row: Locator, name: string): Promise<void> => {
  const wanted = row.getByRole('tab', { name, exact: true });
  if (way === 'mouse') return wanted.click();
  await keyboard.tabTo(page, row.getByRole('tab', { selected: true }));
  await arrowUntil(
    page,
    'ArrowRight',
    async () => (await wanted.getAttribute('aria-selected')) === 'true',
  );
};

const stepNames = {
  company: msg`Empresa`,
  accounts: msg`Cuentas`,
  normalisation: msg`Normalización`,
  projection: msg`Proyección`,
  'cost-of-capital': msg`Coste de capital`,
  'terminal-value': msg`Valor terminal`,
  bridge: msg`Puente`,
  result: msg`Resultado`,
};

/** Opens a step that comes after the current one. */
const openStep = async (person: JourneyPerson, step: keyof typeof stepNames): Promise<void> => {
  const { page, way, t } = person;
  const name = t(stepNames[step]);
  const title = page.getByRole('heading', { level: 1 });
  const steps = page.getByRole('navigation', { name: t(msg`Pasos de la valoración`) });
  if (way === 'keyboard') {
    for (let shown = await title.innerText(); shown !== name; shown = await title.innerText()) {
      await page.keyboard.press('Alt+ArrowDown');
      await eventually(() => title.innerText()).not.toBe(shown);
    }
  } else if (isPhone(person)) await steps.locator('select').selectOption(step);
  else await steps.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
};

const fieldAt = ({ page }: JourneyPerson, path: string): Locator =>
  page.locator(`input[data-field="${path}"]`);

const writeField = (person: JourneyPerson, path: string, text: string): Promise<void> =>
  write(person, fieldAt(person, path), text);

const pickAt = (person: JourneyPerson, path: string, text: string): Promise<void> =>
  pick(person, person.page.locator(`[data-field="${path}"]`), text);

const placeOf = async (cell: Locator): Promise<readonly [number, number]> => {
  const [row = 0, column = 0] = ((await cell.getAttribute('data-cell')) ?? '')
    .split('-')
    .map(Number);
  return [row, column];
};

/** Tabs to the grid, then goes to the cell with the arrow keys. */
const goToCell = async (page: Page, cell: Locator): Promise<void> => {
  const grid = page.getByRole('grid').filter({ has: cell });
  const active = grid.locator('[role="gridcell"][tabindex="0"]');
  await keyboard.tabTo(page, active);
  const [fromRow, fromColumn] = await placeOf(active);
  const [row, column] = await placeOf(cell);
  for (const [steps, forth, back] of [
    [row - fromRow, 'ArrowDown', 'ArrowUp'],
    [column - fromColumn, 'ArrowRight', 'ArrowLeft'],
  ] as const)
    for (let moved = 0; moved < Math.abs(steps); moved += 1)
      await page.keyboard.press(steps > 0 ? forth : back);
};

/** Writes the figure of a year: in its grid cell, or on a phone in the card of the year. */
const writeCell = async (
  person: JourneyPerson,
  path: string,
  year: number,
  text: string,
): Promise<void> => {
  const { page, way, t } = person;
  if (isPhone(person)) {
    const years = page.getByRole('tablist', { name: t(msg`Ejercicio`) });
    await openTab(person, years, String(year));
    await writeField(person, path, text);
    return;
  }
  const cell = page.locator(`[role="gridcell"][data-field="${path}"]`);
  if (way === 'mouse') await cell.click();
  else await goToCell(page, cell);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

/** The actions of a user who makes a journey. */
export const journeyPerson = {
  open,
  isPhone,
  press,
  write,
  tick,
  leave,
  choose,
  chooseNext,
  pick,
  openTab,
  openStep,
  fieldAt,
  writeField,
  pickAt,
  writeCell,
};
