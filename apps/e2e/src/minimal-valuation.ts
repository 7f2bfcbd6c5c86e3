import { msg } from '@lingui/core/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { journeyPerson, type JourneyPerson } from './people/journey-person.ts';

const baseYear = new Date().getFullYear() - 1;

/** Creates a valuation of a client's business by both methods in the dialog, and ends in its editor. */
const createValuation = async (person: JourneyPerson, companyName: string): Promise<void> => {
  const { page, way, t } = person;
  const name = t(msg`Nueva valoración`);
  const create = page.getByRole('link', { name }).or(page.getByRole('button', { name })).first();
  await journeyPerson.press(person, create);
  const dialog = page.getByRole('dialog');
  const company = dialog.getByLabel(t(msg`Empresa`), { exact: true });
  await journeyPerson.write(person, company, companyName);
  if (way === 'keyboard') await page.keyboard.press('Enter');
  else await dialog.getByRole('button', { name: t(msg`Crear valoración`) }).click();
  await page.waitForURL('**/valuation/*');
};

/** Enters the five figures and the sector in the open valuation. */
const fill = async (person: JourneyPerson): Promise<void> => {
  const { page, way, t, language } = person;
  const start = page.getByRole('button', { name: t(msg`Empezar con cinco cifras`) });
  await journeyPerson.press(person, start);
  const dialog = page.getByRole('dialog');
  await journeyPerson.choose(person, dialog.getByLabel(t(msg`Sector`), { exact: true }), 'ALI');
  for (const [label, value] of [
    [`${t(msg`Ventas`)} ${String(baseYear)}`, 2_400_000],
    [`${t(msg`EBITDA`)} ${String(baseYear)}`, 310_000],
    [t(msg`Crecimiento`), 4],
    [t(msg`Deuda financiera`), 420_000],
    [t(msg`Tesorería`), 95_000],
  ] as const)
    await journeyPerson.write(
      person,
      dialog.getByLabel(label, { exact: true }),
      formatNumber(value, { language }),
    );
  if (way === 'keyboard') await page.keyboard.press('Enter');
  else await dialog.getByRole('button', { name: t(msg`Calcular un primer valor`) }).click();
};

/** The short way to a value: creates a valuation and enters the least it needs. */
export const minimalValuation = { createValuation, fill };
