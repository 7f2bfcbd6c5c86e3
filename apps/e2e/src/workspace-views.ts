import { msg } from '@lingui/core/macro';
import { templateLibrary } from '@valia/domain/testing/template-library.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFocused } from './page/expect-focused.ts';
import type { TranslateMessage } from './page/load-translator.ts';

const libraryId = templateLibrary[0]?.id ?? '';

interface DeskPlaces {
  copyId: string;
  documentId: string;
}

/** A screen of the workspace in the state in which it is checked. */
export interface WorkspaceView {
  name: string;
  path: string | ((desk: DeskPlaces) => string);
  /** Opens the view after the page has loaded. */
  open?: (page: Page, t: TranslateMessage) => Promise<void>;
}

export const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).first().click();

const pressed =
  (descriptor: Parameters<TranslateMessage>[0]) =>
  async (page: Page, t: TranslateMessage): Promise<void> => {
    await press(page, t(descriptor));
    await page.getByRole('dialog').waitFor();
  };

/** Presses the first button whose name begins with this text; the rest of the name depends on the row or the month. */
const pressBeginning = async (page: Page, beginning: string): Promise<void> => {
  const named = page.getByRole('button', { name: new RegExp(`^${beginning.trim()}`, 'u') });
  await named.first().click();
  await page.getByRole('dialog').waitFor();
};

/** Submits a form unchanged, and waits for the error at a field. */
const sendWrong = async (page: Page): Promise<void> => {
  await page.keyboard.press('Enter');
  await page.locator('[aria-invalid="true"]').first().waitFor();
};

/** Types an invalid text into a field and submits it. */
const typeWrong =
  (label: Parameters<TranslateMessage>[0], text: string) =>
  async (page: Page, t: TranslateMessage): Promise<void> => {
    const field = page.getByLabel(t(label), { exact: true }).first();
    await field.fill(text);
    await field.press('Enter');
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await field.inputValue()).toBe(text);
    await expectFocused(field);
  };

export const workspaceViews: readonly WorkspaceView[] = [
  {
    name: 'fee from a valuation, with a known buyer and IGIC',
    path: '/resources/fee-calculator',
    open: async (page, t) => {
      await page.getByLabel(t(msg`Valoración`), { exact: true }).selectOption({ index: 1 });
      await page.getByLabel(t(msg`Comprador ya conocido`)).check();
      await page.getByLabel(t(msg`Tratamiento`)).selectOption('igic');
      await page.getByLabel(t(msg`Tipo del impuesto`)).waitFor();
    },
  },
  {
    name: 'fee by own tiers, one wrong',
    path: '/resources/fee-calculator',
    open: async (page, t) => {
      await page.getByLabel(t(msg`Escala`), { exact: true }).selectOption('own');
      await press(page, t(msg`Añadir un tramo`));
    },
  },
  {
    name: 'fee preset without a name',
    path: '/resources/fee-calculator',
    open: async (page, t) => {
      await pressed(msg`Guardar preajuste`)(page, t);
      await sendWrong(page);
    },
  },
  {
    name: 'fee of a price that is none',
    path: '/resources/fee-calculator',
    open: typeWrong(msg`Precio al cierre`, 'mucho'),
  },
  {
    name: 'fee preset deleted',
    path: '/resources/fee-calculator',
    open: async (page, t) => {
      await press(page, t(msg`Usar un preajuste`));
      await page.getByRole('menu').getByRole('menuitem').nth(1).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'templates: library', path: '/resources/templates' },
  { name: 'templates: own', path: '/resources/templates?tab=own' },
  { name: 'templates: documents', path: '/resources/templates?tab=documents' },
  { name: 'templates: drafts', path: '/resources/templates?tab=drafts' },
  { name: 'template beside the list', path: `/resources/templates?template=${libraryId}` },
  {
    name: 'template copied without a name',
    path: `/resources/templates?template=${libraryId}`,
    open: async (page, t) => {
      await press(page, t(msg`Hacer una copia propia`));
      await page.getByRole('dialog').locator('input').fill('');
      await sendWrong(page);
    },
  },
  {
    name: 'own template with a broken field',
    path: ({ copyId }) => `/resources/templates/copy/${copyId}`,
    open: async (page) => {
      await page.locator('textarea:visible').fill('# Carta\n\nEn {{lugar}}.');
      await page.locator('[data-any]:visible').waitFor();
    },
  },
  {
    name: 'template document',
    path: ({ documentId }) => `/resources/templates/document/${documentId}`,
  },
  { name: 'budget: empty year', path: '/monthly-budget?year=2040' },
  { name: 'budget: year under way', path: '/monthly-budget?year=2031' },
  {
    name: 'budget: new row without a name',
    path: '/monthly-budget?year=2031',
    open: async (page, t) => {
      await pressed(msg`Fila`)(page, t);
      await sendWrong(page);
    },
  },
  {
    name: 'budget: file with refused rows',
    path: '/monthly-budget?year=2031',
    open: async (page, t) => {
      const chooser = page.waitForEvent('filechooser');
      await press(page, t(msg`Importar XLSX`));
      const buffer = Buffer.from('Sección;Concepto;ene;feb\nIngresos;Cuotas;1;2\nIngresos;B;mil;2');
      await (await chooser).setFiles({ name: 'anual.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'budget: copied from the year before',
    path: '/monthly-budget?year=2031',
    open: pressed(msg`Copiar de ${{ earlier: 2030 }}`),
  },
  {
    name: 'budget: the actual figures of a month',
    path: '/monthly-budget?year=2031',
    open: (page, t) => pressBeginning(page, t(msg`Anotar ${{ name: '' }}`)),
  },
  {
    name: 'budget: closed year into a valuation',
    path: '/monthly-budget?year=2030',
    open: pressed(msg`Llevar a una valoración`),
  },
  { name: 'comparables: sectors', path: '/comparable-multiples' },
  { name: 'comparables: own', path: '/comparable-multiples?tab=own' },
  { name: 'comparables: platform', path: '/comparable-multiples?tab=platform' },
  {
    name: 'comparables: into a valuation',
    path: '/comparable-multiples',
    open: (page, t) => pressBeginning(page, t(msg`Llevar a una valoración: ${{ name: '' }}`)),
  },
  {
    name: 'comparables: empty sale',
    path: '/comparable-multiples?tab=own',
    open: async (page, t) => {
      await pressed(msg`Añadir operación`)(page, t);
      await press(page.getByRole('dialog'), t(msg`Guardar operación`));
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'comparables: pasted',
    path: '/comparable-multiples?tab=own',
    open: async (page, t) => {
      await pressed(msg`Pegar desde Excel`)(page, t);
      await page.getByRole('dialog').locator('textarea').fill('Uno\tNada\tayer\tmucho');
    },
  },
  { name: 'settings: profile', path: '/settings' },
  {
    name: 'settings: nameless',
    path: '/settings',
    open: typeWrong(msg({ message: 'Nombre', context: 'Of a person' }), ''),
  },
  {
    name: 'settings: another address',
    path: '/settings',
    open: async (page, t) => {
      await press(page, t(msg`Cambiar email`));
      await press(page, t(msg`Enviar confirmaciones`));
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'settings: brand, not saved',
    path: '/settings?tab=branding',
    open: async (page, t) => {
      await page.getByLabel(t(msg`Código del color`)).fill('#4e93a3');
      await page.getByRole('region', { name: t(msg`Cambios sin guardar`) }).waitFor();
    },
  },
  {
    name: 'settings: brand in no colour',
    path: '/settings?tab=branding',
    open: typeWrong(msg`Código del color`, 'rojo'),
  },
  {
    name: 'settings: organisation without a name',
    path: '/settings?tab=organization',
    open: typeWrong(msg`Nombre de la organización`, ''),
  },
  {
    name: 'settings: invitation to no address',
    path: '/settings?tab=organization',
    open: typeWrong(msg`Email de la persona`, 'nadie'),
  },
  ...[0, 1].map((place): WorkspaceView => ({
    name: `settings: member, act ${String(place)}`,
    path: '/settings?tab=organization',
    open: async (page) => {
      await page.locator('main li button[aria-haspopup="menu"]').first().click();
      await page.getByRole('menuitem').nth(place).click();
      await page.getByRole('dialog').waitFor();
    },
  })),
  { name: 'settings: organisation', path: '/settings?tab=organization' },
  { name: 'settings: data', path: '/settings?tab=data' },
  { name: 'settings: notifications', path: '/settings?tab=notifications' },
  { name: 'settings: appearance', path: '/settings?tab=appearance' },
  {
    name: 'settings: erasure',
    path: '/settings?tab=data',
    open: async (page, t) => {
      await press(page, t(msg`Borrar mi cuenta…`));
      await page.locator('input[type="password"]').last().waitFor();
    },
  },
  {
    name: 'problem report',
    path: '/settings',
    open: async (page, t) => {
      await page.getByRole('banner').locator('button[aria-haspopup="menu"]').last().click();
      await page.getByRole('menuitem', { name: t(msg`Informar de un problema`) }).click();
      await page.getByRole('dialog').waitFor();
      await press(page.getByRole('dialog'), t(msg`Enviar reporte`));
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
];
