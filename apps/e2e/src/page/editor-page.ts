import type { Page, Request } from 'playwright-core';
import { sampleCompany } from '../sample-company.ts';

/** Creates a valuation of a client's business in the dialog and ends in its editor. */
const createValuation = async (
  page: Page,
  companyName: string,
  method: 'DCF' | 'Múltiplos' | 'Mixto' = 'Mixto',
): Promise<string> => {
  await page
    .getByRole('link', { name: 'Nueva valoración' })
    .or(page.getByRole('button', { name: 'Nueva valoración' }))
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Empresa de cliente', { exact: true }).click();
  await dialog.getByLabel('Empresa', { exact: true }).fill(companyName);
  await dialog.getByText(method, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Crear valoración' }).click();
  await page.waitForURL('**/valuation/*');
  await page.getByRole('heading', { level: 1, name: 'Empresa' }).waitFor();
  return page.url();
};

const openStep = async (page: Page, step: string): Promise<void> => {
  await page
    .getByRole('navigation')
    .getByRole('button', { name: new RegExp(`^${step}`) })
    .click();
  await page.getByRole('heading', { level: 1, name: step }).waitFor();
};

const typeField = async (page: Page, label: string, text: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.fill(text);
  await field.press('Tab');
};

/** Clicks a cell of a grid and types over it. */
const typeCell = async (page: Page, field: string, text: string): Promise<void> => {
  await page.locator(`[data-field="${field}"][role="gridcell"]`).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

// A new valuation starts from the last closed year; the sample company is valued at that year's end, so in
// whole years.
const firstYear = new Date().getFullYear();
const lastClose = `31/12/${String(firstYear - 1)}`;

const typeProjection = async (page: Page): Promise<void> => {
  await openStep(page, 'Proyección');
  for (const [driver, field, values] of sampleCompany.perYear) {
    const group = page.getByRole('group', { name: driver, exact: true });
    await group.getByText('Por año', { exact: true }).click();
    for (const [index, value] of values.entries()) {
      await typeCell(page, `projection.drivers.${field}.years.${String(firstYear + index)}`, value);
    }
  }
  for (const [driver, value] of sampleCompany.constant) {
    await typeField(page, `${driver}, todos los años`, value);
  }
};

/** Enters the whole sample company, step by step, by mouse. */
const typeSampleCompany = async (page: Page): Promise<void> => {
  await page.getByLabel('Sector', { exact: true }).selectOption({ label: sampleCompany.sector });
  await typeField(page, 'Fecha de valoración', lastClose);
  await openStep(page, 'Cuentas');
  for (const [line, amount] of sampleCompany.accounts) {
    await typeCell(page, `accounts.years.2.lines.${line}`, amount);
  }
  await typeProjection(page);
  await openStep(page, 'Coste de capital');
  for (const [label, text] of sampleCompany.costOfCapital) await typeField(page, label, text);
  await openStep(page, 'Valor terminal');
  await typeField(page, 'Crecimiento a perpetuidad', sampleCompany.terminalGrowth);
  await openStep(page, 'Múltiplos');
  // The published example starts from listed companies, with its own size adjustment.
  await page.getByRole('button', { name: 'Usar Cotizadas, ajustadas' }).click();
  await page
    .getByRole('radiogroup', { name: 'Ajuste por tamaño' })
    .getByText('Manual', { exact: true })
    .click();
  await typeField(page, 'Ajuste por tamaño', sampleCompany.sizeStep);
  await openStep(page, 'Puente');
  for (const [label, text] of sampleCompany.bridge) await typeField(page, label, text);
};

const waitUntilSaved = async (page: Page): Promise<void> => {
  await page.locator('[data-save-state="saved"]').first().waitFor();
};

/**
 * Makes a change and waits until it is saved. It listens before the change, because "unsaved" may pass unseen, and only
 * to requests sent from then on, because an older save may still be running.
 */
const save = async (page: Page, change: () => Promise<void>): Promise<void> => {
  const sent = new Set<Request>();
  const note = (request: Request): unknown => sent.add(request);
  page.on('request', note);
  await Promise.all([
    page.waitForResponse(
      (answer) =>
        sent.has(answer.request()) &&
        answer.ok() &&
        answer.url().endsWith('/trpc/valuations.update'),
    ),
    change(),
  ]).finally(() => page.off('request', note));
  await waitUntilSaved(page);
};

/** The actions of a user in the editor. */
export const editorPage = {
  createValuation,
  openStep,
  typeField,
  typeCell,
  typeSampleCompany,
  waitUntilSaved,
  save,
};
