import { languages } from '@valia/i18n/languages.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticator } from './people/authenticator.ts';
import { eventually } from './page/eventually.ts';
import { expectFocused } from './page/expect-focused.ts';
import { type Credentials, identityPerson, type Journey } from './people/identity-person.ts';
import { identityTexts, type IdentityTexts } from './people/identity-texts.ts';
import { mailbox } from './people/mailbox.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { sharedProduct } from './product/shared-product.ts';

const { field, heading, press } = identityPerson;

let product: OpenProduct;

beforeAll(async () => {
  product = await sharedProduct.open();
});

afterAll(() => product.close());

const callAs = (page: Page, procedure: string, input: unknown) =>
  page.request.post(`${product.origin}/trpc/${procedure}`, { data: input });

const firefoxOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

const nextPathOf = (page: Page) => new URL(page.url()).searchParams.get('next');

describe.each(languages)('in %s', (language) => {
  let texts: IdentityTexts;
  let journey: Journey;
  let browser: BrowserContext;
  let page: Page;
  /** The browser of another user. */
  let elsewhere: BrowserContext;
  let guest: Page;
  const marina: Credentials = {
    email: `marina.${language}@despacho.example`,
    password: 'una frase bastante larga',
  };
  const berta = `berta.${language}@despacho.example`;
  let invited: PreparedAdviser;
  let key: string;
  let recoveryCodes: string[];
  let usedCode: string;

  beforeAll(async () => {
    texts = await identityTexts(language);
    journey = { product, language, texts };
    browser = await identityPerson.openBrowser(journey);
    page = await browser.newPage();
    elsewhere = await identityPerson.openBrowser(journey);
    guest = await elsewhere.newPage();
  });

  /** Resets the other browser to the state of an unused one. */
  const forgetGuest = async (): Promise<void> => {
    await guest.goto(`${product.origin}/favicon.svg`);
    await guest.evaluate(() => localStorage.clear());
    await elsewhere.clearCookies();
  };

  afterAll(() => Promise.all([browser.close(), elsewhere.close()]));

  it('registers, is asked to verify the address, and verifies it by the mail', async () => {
    await page.goto(`${product.origin}/register`);
    await field(page, texts.firstName).fill('Marina');
    await field(page, texts.lastName).fill('Ejemplo');
    await field(page, texts.email).fill(marina.email);
    await field(page, texts.company).fill(`Asesoría ${language}`);
    await field(page, texts.phone).fill('600 000 000');
    await field(page, texts.password).fill(marina.password);
    await field(page, texts.repeatedPassword).fill(marina.password);
    await page.getByRole('checkbox').check();
    await press(page, texts.createAccount);
    await page.getByText(texts.accountCreated).waitFor();
    await page.waitForURL('**/verify-email');
    await heading(page, texts.verifyYourEmail).waitFor();
    await page.getByText(marina.email).waitFor();

    await page.goto(`${product.origin}/dashboard`);
    const banner = page.getByRole('region', { name: texts.bannerName });
    await banner.getByText(marina.email).waitFor();

    const mail = await mailbox.linkFor(product.origin, {
      to: marina.email,
      path: '/verify-email',
    });
    expect(mail.language).toBe(language);
    const dashboard = await page.locator('h1').innerText();
    await page.goto(mail.link);
    await page.waitForURL('**/verify-email');
    await press(page, texts.verifyMyEmail);
    await heading(page, texts.emailVerified).waitFor();
    await page.getByRole('main').getByRole('link', { name: texts.toDashboard }).click();
    await heading(page, dashboard).waitFor();
    await banner.waitFor({ state: 'detached' });
  });

  it('forgets the password, sets a new one by the mail, and signs in with it alone', async () => {
    await forgetGuest();
    await guest.goto(`${product.origin}/login`);
    await guest.getByRole('link', { name: texts.forgotten }).click();
    await guest.waitForURL('**/forgot-password');
    await guest.getByRole('button', { name: texts.sendLink }).waitFor();
    await field(guest, texts.email).fill(marina.email);
    await press(guest, texts.sendLink);
    await guest.getByText(texts.linkSent).waitFor();
    await heading(guest, texts.checkYourMail).waitFor();

    const mail = await mailbox.linkFor(product.origin, {
      to: marina.email,
      path: '/reset-password',
    });
    expect(mail.language).toBe(language);
    await guest.goto(mail.link);
    const save = guest.getByRole('button', { name: texts.saveNewPassword });
    await field(guest, texts.newPassword).waitFor();
    await guest.waitForURL('**/reset-password');
    await guest.reload();
    await field(guest, texts.newPassword).fill('balance');
    await eventually(() => save.isDisabled()).toBe(true);
    marina.password = 'Balance-de-noviembre-26';
    await field(guest, texts.newPassword).fill(marina.password);
    await field(guest, texts.repeatedNewPassword).fill(marina.password);
    await save.click();
    await guest.getByText(texts.passwordUpdated).waitFor();
    await guest.waitForURL('**/login');

    await identityPerson.sendCredentials(guest, journey, {
      email: marina.email,
      password: 'una frase bastante larga',
    });
    await guest.getByText(texts.wrongCredentials).waitFor();
    await identityPerson.sendCredentials(guest, journey, marina);
    await guest.getByText(texts.welcomeBack).waitFor();
    await guest.waitForURL('**/dashboard');

    await guest.goto(mail.link);
    await heading(guest, texts.invalidLink).waitFor();
    await guest.getByText(texts.invalidRecoveryLink).waitFor();

    await page.reload();
    await page.waitForURL('**/login?**');
    await page.getByText(texts.expired).waitFor();
    expect(nextPathOf(page)).toBe('/dashboard');
    await identityPerson.sendCredentials(page, journey, marina);
    await page.waitForURL('**/dashboard');
  });

  it('sets up a second factor with an authenticator application', async () => {
    await page.getByRole('button', { name: marina.email }).click();
    await page.getByRole('menuitem', { name: texts.security }).click();
    await page.waitForURL('**/security');
    await press(page, texts.enableFactor);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.currentPassword, { exact: true }).fill(marina.password);
    await press(page, texts.goOn);
    key = await dialog.locator('code').innerText();
    await dialog.getByLabel(texts.appCode).fill(authenticator.codeOf(key));
    await press(page, texts.verifyAndEnable);
    await page.getByText(texts.verified).waitFor();
    await page.getByRole('button', { name: texts.codesKept, exact: true }).waitFor();
    recoveryCodes = await dialog.locator('code').allInnerTexts();
    expect(recoveryCodes).toHaveLength(10);
    await press(page, texts.codesKept);
    await dialog.waitFor({ state: 'detached' });
    await identityPerson.signOut(page, journey, marina.email);
  });

  it('signs in with a code, pasted with blanks', async () => {
    await identityPerson.sendCredentials(page, journey, marina);
    const dialog = page.getByRole('dialog', { name: texts.factorTitle });
    const code = dialog.getByLabel(texts.code, { exact: true });
    await code.waitFor();
    await expectFocused(code);
    await page.keyboard.type('40');
    await page.keyboard.press('Enter');
    await dialog.getByText(texts.shortCode).waitFor();
    // The application's current code was already used to set up the second factor; the next code is also
    // accepted.
    usedCode = authenticator.codeOf(key, 1);
    await code.fill(`${usedCode.slice(0, 3)} ${usedCode.slice(3)}`);
    await press(page, texts.verifyAndEnter);
    await page.getByText(texts.verified).waitFor();
    await page.waitForURL('**/dashboard');
    await identityPerson.signOut(page, journey, marina.email);
  });

  it('is refused with the code used before, and let in with a recovery code, once', async () => {
    const enter = async (recoveryCode: string): Promise<void> => {
      await press(page, texts.useRecoveryCode);
      await field(page, texts.recoveryCode).fill(recoveryCode);
      await press(page, texts.verifyAndEnter);
    };
    await identityPerson.sendCredentials(page, journey, marina);
    const code = page.getByRole('dialog').getByLabel(texts.code, { exact: true });
    await code.fill(usedCode);
    await press(page, texts.verifyAndEnter);
    await page.getByText(texts.wrongCode).waitFor();
    await eventually(() => code.inputValue()).toBe('');
    await enter(recoveryCodes[0] ?? '');
    await page.getByText(texts.verified).waitFor();
    await page.waitForURL('**/dashboard');

    await identityPerson.signOut(page, journey, marina.email);
    await identityPerson.sendCredentials(page, journey, marina);
    await enter(recoveryCodes[0] ?? '');
    await page.getByText(texts.wrongCode).waitFor();
    await field(page, texts.recoveryCode).fill((recoveryCodes[1] ?? '').toLowerCase());
    await press(page, texts.verifyAndEnter);
    await page.waitForURL('**/dashboard');
  });

  it('a new person accepts an invitation by registering, once', async () => {
    const nora = `nora.${language}@despacho.example`;
    await callAs(page, 'auth.organizations.invite', { email: nora });
    const { link } = await mailbox.linkFor(product.origin, { to: nora, path: '/invite' });
    await forgetGuest();
    await guest.goto(link);
    await guest.getByText(`Asesoría ${language}`).first().waitFor();
    await field(guest, texts.firstName).fill('Nora');
    await field(guest, texts.lastName).fill('Nueva');
    await field(guest, texts.phone).fill('600 000 002');
    await field(guest, texts.password).fill('una frase bastante larga');
    await field(guest, texts.repeatedPassword).fill('una frase bastante larga');
    await guest.getByRole('checkbox').check();
    await press(guest, texts.createAndJoin);
    await guest.waitForURL('**/dashboard');
    await guest.getByRole('button', { name: nora }).waitFor();
    expect(await guest.getByRole('region', { name: texts.bannerName }).count()).toBe(0);
    await guest.goto(link);
    await guest.getByText(texts.invitationUsed).waitFor();
  });

  it('an existing person signs in and accepts; somebody else is refused', async () => {
    invited = await prepareAdviser(product.origin, berta);
    await callAs(page, 'auth.organizations.invite', { email: berta });
    const { link } = await mailbox.linkFor(product.origin, { to: berta, path: '/invite' });
    await page.goto(link);
    await page.getByRole('main').getByRole('alert').getByText(marina.email).waitFor();
    expect(await page.getByRole('button', { name: texts.accept }).count()).toBe(0);

    await forgetGuest();
    await guest.goto(link);
    await guest.getByRole('link', { name: texts.signInToAccept }).click();
    await identityPerson.sendCredentials(guest, journey, invited);
    await guest.waitForURL('**/invite?**');
    await press(guest, texts.accept);
    await guest.waitForURL('**/dashboard');
    const session = await guest.request.get(`${product.origin}/trpc/auth.session`);
    expect(await session.text()).toContain(`Asesoría ${language}`);
  });

  it('a session is ended from another device', async () => {
    const { email, password } = invited;
    const data = { email, password };
    const headers = { 'user-agent': firefoxOnWindows };
    await page.request.post(`${product.origin}/trpc/auth.signIn`, { data, headers });
    const [mine, foreign] = [guest, page];
    await forgetGuest();
    // Accepting the invitation confirmed the address, which ended the session of the sign-up.
    await identityPerson.sendCredentials(mine, journey, invited);
    await mine.waitForURL('**/dashboard');
    await foreign.goto(`${product.origin}/dashboard`);
    await foreign.getByRole('button', { name: berta }).waitFor();
    await mine.goto(`${product.origin}/security`);
    await mine
      .getByRole('listitem')
      .filter({ hasText: 'Firefox · Windows', has: mine.getByRole('button') })
      .getByText(texts.end, { exact: true })
      .click();
    await mine.getByText(texts.endedThere).waitFor();
    await foreign.goto(`${product.origin}/valuations`);
    await foreign.waitForURL('**/login?**');
    await foreign.getByText(texts.expired).waitFor();
    expect(nextPathOf(foreign)).toBe('/valuations');
    await mine.reload();
    await mine.getByRole('button', { name: berta }).waitFor();
    expect(new URL(mine.url()).pathname).toBe('/security');
  });
});
