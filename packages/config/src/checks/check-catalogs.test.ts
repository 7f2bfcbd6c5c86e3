import { describe, expect, it } from 'vitest';
import { checkCatalogs, checkExtraction } from './check-catalogs.ts';

const header = 'msgid ""\nmsgstr ""\n"Language: es\\n"\n\n';
const po = (entries: Record<string, string>) =>
  header +
  Object.entries(entries)
    .map(([id, text]) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`)
    .join('\n');
const place = (language: string) => `packages/i18n/src/locales/auth/${language}.po`;
const catalogs = (ca: string, en: string) => [
  { path: place('ca'), text: ca },
  { path: place('en'), text: en },
];
const whole = po({ 'Hola {name}': 'Hola {name}' });
const messages = (en: string) => checkCatalogs(catalogs(whole, en)).map(({ message }) => message);

describe('catalogs', () => {
  it('complete ones pass', () => {
    expect(messages(po({ 'Hola {name}': 'Hello {name}' }))).toEqual([]);
  });

  it('an empty text is refused', () => {
    expect(messages(po({ 'Hola {name}': '' }))[0]).toContain('no text');
  });

  it('a text of a figure in another catalog is refused', () => {
    const texts = po({ Recorrido: 'Recorregut' });
    const files = ['figures', 'reports', 'valuations'].flatMap((area) =>
      ['ca', 'en'].map((language) => ({
        path: `packages/i18n/src/locales/${area}/${language}.po`,
        text: area === 'valuations' ? po({ Otro: 'Altre' }) : texts,
      })),
    );
    expect(checkCatalogs(files)).toEqual([
      {
        path: 'packages/i18n/src/locales/reports/ca.po',
        message: '"Recorrido" is a text of figures: it has one owner',
      },
    ]);
  });

  it('a text that one language lacks is refused', () => {
    expect(messages(po({}))[0]).toContain('not here');
  });

  it('a placeholder that got lost or renamed is refused', () => {
    expect(messages(po({ 'Hola {name}': 'Hello' }))[0]).toContain('placeholders');
    expect(messages(po({ 'Hola {name}': 'Hello {nombre}' }))[0]).toContain('placeholders');
  });

  it('a Catalan preposition before a word that may begin with a vowel is refused', () => {
    const es = po({ 'Peso de {name}': 'Peso de {name}', 'Suma de {value}': 'Suma de {value}' });
    const ca = (text: string) => po({ 'Peso de {name}': text, 'Suma de {value}': 'De {value}' });
    const found = (text: string) =>
      checkCatalogs(catalogs(ca(text), es)).map(({ message }) => message);
    expect(found('Pes de {name}')).toEqual([
      '"Peso de {name}" has «de» before a word that may ask for «d’»',
    ]);
    expect(found('Pes del múltiple {name}')).toEqual([]);
  });

  it('a straight apostrophe is refused, in whatever language', () => {
    const source = po({ "Importe d'honorarios": 'Fees' });
    expect(checkCatalogs(catalogs(source, source))).toHaveLength(2);
    const es = po({ 'Honorarios {name}': 'Honorarios {name}' });
    const found = (text: string) =>
      checkCatalogs(catalogs(po({ 'Honorarios {name}': text }), es)).map(({ message }) => message);
    expect(found("Taula d'honoraris {name}")).toEqual([
      '"Honorarios {name}" has the straight apostrophe where the house writes ’',
    ]);
    expect(found('Taula d’honoraris {name}')).toEqual([]);
    expect(found("Taula '{'d’honoraris'}' {name}")).toEqual([]);
  });

  it('what two areas of the screens say differently is refused, but for a context', () => {
    const found = (en: string, context = '') =>
      checkCatalogs(
        ['fees', 'lists'].flatMap((area) =>
          ['ca', 'en'].map((language) => {
            const isOther = area === 'fees' && language === 'en';
            const text = po({ Tipo: isOther ? en : language === 'en' ? 'Type' : 'Tipo' });
            return {
              path: `packages/i18n/src/locales/${area}/${language}.po`,
              text: area === 'fees' ? text.replace('msgid "Tipo"', `${context}msgid "Tipo"`) : text,
            };
          }),
        ),
      ).map(({ message }) => message);
    expect(found('Type')).toEqual([]);
    expect(found('Rate')).toEqual(['"Tipo" is "Rate" in fees: one of them needs a context']);
    expect(found('Rate', 'msgctxt "A percentage"\n')).toEqual([]);
  });

  it('the branches of a plural are no placeholders', () => {
    const es = po({
      '{n, plural, one {mes} other {meses}}': '{n, plural, one {mes} other {meses}}',
    });
    const en = po({
      '{n, plural, one {mes} other {meses}}': '{n, plural, one {month} other {months}}',
    });
    expect(checkCatalogs(catalogs(es, en))).toEqual([]);
  });

  it('a text marked as unsure or as gone is refused', () => {
    const unsure = `${header}#, fuzzy\nmsgid "Hola {name}"\nmsgstr "Hello {name}"\n`;
    expect(messages(unsure)[0]).toContain('unsure');
    const gone = `${po({ 'Hola {name}': 'Hello {name}' })}\n#~ msgid "Adiós"\n#~ msgstr "Bye"\n`;
    expect(messages(gone)[0]).toContain('no longer');
  });

  it('a text over several lines is one text', () => {
    const long = `${header}msgid ""\n"Hola "\n"{name}"\nmsgstr ""\n"Hello "\n"{name}"\n`;
    expect(messages(long)).toEqual([]);
  });

  it('a missing language is refused', () => {
    expect(checkCatalogs([{ path: place('ca'), text: whole }])).toHaveLength(1);
  });

  it('a fallback language is refused', () => {
    const path = 'packages/i18n/lingui.config.ts';
    const text = 'export default { fallbackLocales: {} };';
    expect(checkCatalogs([{ path, text }])).toHaveLength(1);
  });

  it('the catalogs hold exactly what the sources name', () => {
    const files = [{ path: place('ca'), text: po({ Hola: 'Hola', Viejo: 'Viejo' }) }];
    const found = checkExtraction(files, new Map([['auth', po({ Hola: '', Nuevo: '' })]]));
    expect(found.map(({ message }) => message)).toEqual([
      '"Nuevo" is in the sources but not here',
      '"Viejo" is no longer in the sources',
    ]);
  });
});
