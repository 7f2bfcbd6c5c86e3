import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from './page/eventually.ts';
import { expectFocused } from './page/expect-focused.ts';
import type { OpenProduct } from './product/open-product.ts';
import { sharedProduct } from './product/shared-product.ts';

let product: OpenProduct;
let page: Page;

beforeAll(async () => {
  product = await sharedProduct.open();
  page = await product.browser.newPage({
    viewport: { width: 360, height: 780 },
  });
});

afterAll(() => product.close());

const person = { email: 'movil-nueva@despacho.example', password: 'una frase bastante larga' };
const field = (label: string) => page.getByLabel(label, { exact: true });
const pathOf = () => new URL(page.url()).pathname;

it('on a phone one signs up part by part and reaches the verification of the address', async () => {
  await page.goto(`${product.origin}/register`);
  await page.getByRole('button', { name: 'Continuar a la asesoría' }).click();
  await page.getByRole('alert').getByText('Revisa 3 campos').waitFor();
  await field('Nombre').fill('Marina');
  await field('Apellidos').fill('Ejemplo');
  await field('Email').fill(person.email);
  await page.getByRole('button', { name: 'Continuar a la asesoría' }).click();
  await expectFocused(field('Nombre de la asesoría'));
  await field('Nombre de la asesoría').fill('Asesoría de ejemplo');
  await field('Teléfono').fill('600 000 000');
  await page.getByRole('button', { name: 'Continuar a la seguridad' }).click();
  await page.getByText('3 de 3').waitFor();
  expect(await page.getByText('Debes aceptar los términos').count()).toBe(0);
  await field('Contraseña').fill(person.password);
  await field('Repite la contraseña').fill(person.password);
  await page.getByLabel(/He leído y acepto/).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.getByText('¡Cuenta creada exitosamente!').waitFor();
  await page.waitForURL('**/verify-email');
  await page.getByText(person.email).waitFor();
});

it('the public page knows who is signed in, and signs out', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(product.origin);
  await page.getByRole('link', { name: 'Ir al panel' }).first().waitFor();
  const ofGuests = page.getByRole('banner').getByRole('link', { name: 'Crear cuenta' });
  await eventually(() => ofGuests.count()).toBe(0);
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await page.getByText('Sesión cerrada').waitFor();
  await page.goto(`${product.origin}/valuations`);
  await page.waitForURL('**/login?**');
});

it('a wrong password says so and keeps the form; the right one leads where one wanted to go', async () => {
  await field('Email').fill(person.email);
  await field('Contraseña').fill('otra frase bastante larga');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByText('El email o la contraseña no son correctos.').waitFor();
  expect(await field('Email').inputValue()).toBe(person.email);
  await field('Contraseña').fill(person.password);
  await field('Contraseña').press('Enter');
  await page.getByText('¡Bienvenido de nuevo!').waitFor();
  await page.waitForURL('**/valuations');
  expect(pathOf()).toBe('/valuations');
});

it('an address that is taken is refused without losing what was typed', async () => {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${product.origin}/register`);
  const values = {
    Nombre: 'Otra',
    Apellidos: 'Persona',
    Email: person.email,
    'Nombre de la asesoría': 'Otra asesoría',
    Teléfono: '600 000 001',
    Contraseña: person.password,
    'Repite la contraseña': person.password,
  };
  for (const [label, value] of Object.entries(values)) {
    await field(label).fill(value);
  }
  await page.getByLabel(/He leído y acepto/).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.getByText('No se pudo crear la cuenta.').waitFor();
  expect(await field('Nombre').inputValue()).toBe('Otra');
  expect(pathOf()).toBe('/register');
});
