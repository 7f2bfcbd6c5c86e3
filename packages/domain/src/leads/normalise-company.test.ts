import { describe, expect, test } from 'vitest';
import { normaliseCompany } from './normalise-company.ts';

describe("a company's name as it is compared", () => {
  test.each([
    ['Talleres Ibarreta, S.L.U.', 'talleres ibarreta'],
    ['TALLERES IBARRETA SL', 'talleres ibarreta'],
    ['Talleres Ibarreta S. L.', 'talleres ibarreta'],
    ['Conservas Ría Lenta, Sociedad Limitada', 'conservas ria lenta'],
    ['Cárnicas del Segre, S. Coop.', 'carnicas del segre'],
    ['J. M. Puig e Hijos, S.A.', 'jm puig e hijos'],
    ['Müller GmbH', 'muller'],
    ['S.L.', 'sl'],
    ['Sal Marina, S.A.', 'sal marina'],
    ['', ''],
  ])('%j is %j', (name, plain) => {
    expect(normaliseCompany(name)).toBe(plain);
  });
});
