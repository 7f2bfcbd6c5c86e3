import type { Page } from 'playwright-core';
import { signUpFields } from './sign-up-fields.ts';

export interface NewAdviser {
  email: string;
  password: string;
}

/** Signs up a new adviser by mouse, in Spanish, and ends on the dashboard. */
export const signUpByMouse = async (
  page: Page,
  origin: string,
  email: string,
): Promise<NewAdviser> => {
  const password = 'Balance-de-noviembre-26';
  await page.goto(`${origin}/register`);
  for (const [label, value] of signUpFields(email, password))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.waitForURL('**/verify-email');
  await page.getByRole('main').getByRole('link', { name: 'Ir al panel' }).click();
  await page.waitForURL('**/dashboard');
  return { email, password };
};
