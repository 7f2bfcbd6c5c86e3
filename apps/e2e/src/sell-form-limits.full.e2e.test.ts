import { languages } from '@valia/i18n/languages.ts';
import { publicPagePath } from '@valia/domain/paths/public-page-path.ts';
import { limitRules } from '@valia/domain/limits/limit-rules.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPerson } from './people/demo-person.ts';
import { openProduct, type OpenProduct } from './product/open-product.ts';
import { startBuiltProduct } from './product/start-built-product.ts';

/** The telephone number of the firm in the demo data. */
const phone = '941 000 000';
const leastAgeMs = 3_100;
const { most } = limitRules['lead-per-range'];

let product: OpenProduct;
beforeAll(async () => {
  const started = await startBuiltProduct({ hasDemo: true });
  product = await openProduct(() => Promise.resolve(started));
  // The firm only has its telephone number once the demo data is complete.
  await demoPerson(started, 'marta@solerprada.example');
});
afterAll(() => product.close());

const formAt = (address: string): Promise<string> => fetch(address).then((page) => page.text());

const tokenIn = (html: string): string =>
  /name="formToken" value="(?<token>[^"]+)"/u.exec(html)?.groups?.['token'] ?? '';

const typed = (number: number) => ({
  companyName: `Envases Ejemplo ${number}, S.L.`,
  sector: 'ALI',
  province: '46',
  annualRevenue: '3.850.000',
  timing: 'one-year',
  reason: 'retirement',
  contactName: 'Empar Ferrer',
  email: `empar-${number}@ferrer.example`,
  phone: `600 000 0${10 + number}`,
  message: `Somos ${number + 20} personas.`,
  consent: 'on',
});

const send = async (address: string, number: number, token: string): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: product.origin,
    },
    body: new URLSearchParams({ ...typed(number), website: '', formToken: token }),
  });

describe.sequential('owners of one address range, without scripts', () => {
  it('are heard ten times an hour, each led to a page of thanks', async () => {
    const address = `${product.origin}/sell-your-business`;
    const tokens: string[] = [];
    for (let number = 0; number < most; number += 1) tokens.push(tokenIn(await formAt(address)));
    await pause(leastAgeMs);
    for (const [number, token] of tokens.entries()) {
      const answer = await send(address, number, token);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        '/sell-your-business/sent',
      ]);
    }
  });

  it.each(languages)(
    'the next keeps what was typed and learns when to try again and whom to call, in %s',
    async (language) => {
      const address = `${product.origin}${publicPagePath('/sell-your-business', language)}`;
      const token = tokenIn(await formAt(address));
      await pause(leastAgeMs);
      const answer = await send(address, most, token);
      const html = await answer.text();
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(html).toContain(typed(most).companyName);
      expect(html).toContain(`value="${typed(most).email}"`);
      expect(html).toContain(typed(most).message);
      expect(html).toMatch(/role="alert"[^]*?\b\d{1,2}:\d{2}/u);
      expect(html).toContain(`<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`);
    },
  );
});
