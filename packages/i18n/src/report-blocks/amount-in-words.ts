import { type Language, languageRegions } from '../languages.ts';

const units = {
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
  ca: 'zero un dos tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze setze disset divuit dinou vint vint-i-un vint-i-dos vint-i-tres vint-i-quatre vint-i-cinc vint-i-sis vint-i-set vint-i-vuit vint-i-nou',
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
};
const tens = {
  es: '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  ca: '- - - trenta quaranta cinquanta seixanta setanta vuitanta noranta',
  en: '- - twenty thirty forty fifty sixty seventy eighty ninety',
};
const spanishHundreds =
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';

const word = (list: string, index: number): string => list.split(' ')[index] ?? '';

const belowHundred = (value: number, language: Language): string => {
  const unit = word(units[language], value);
  if (unit !== '') return unit;
  const [ten, rest] = [word(tens[language], Math.floor(value / 10)), value % 10];
  if (rest === 0) return ten;
  return `${ten}${language === 'es' ? ' y ' : '-'}${word(units[language], rest)}`;
};

const hundreds = (value: number, language: Language, rest: number): string => {
  if (language === 'es') return value === 1 && rest === 0 ? 'cien' : word(spanishHundreds, value);
  if (language === 'en') return `${word(units.en, value)} hundred`;
  return value === 1 ? 'cent' : `${word(units.ca, value)}-cents`;
};

const belowThousand = (value: number, language: Language): string => {
  const [hundred, rest] = [Math.floor(value / 100), value % 100];
  if (hundred === 0) return belowHundred(rest, language);
  const head = hundreds(hundred, language, rest);
  if (rest === 0) return head;
  return `${head}${language === 'en' ? ' and ' : ' '}${belowHundred(rest, language)}`;
};

// The form before a masculine noun: veintiún mil, treinta y un millones.
const beforeNoun = (text: string, language: Language): string =>
  language === 'es' ? text.replace(/veintiuno$/u, 'veintiún').replace(/uno$/u, 'un') : text;

const thousands = (value: number, language: Language): string => {
  if (value === 1 && language !== 'en') return 'mil';
  const text = beforeNoun(belowThousand(value, language), language);
  return `${text} ${language === 'en' ? 'thousand' : 'mil'}`;
};

const belowMillion = (value: number, language: Language): string => {
  const [thousand, rest] = [Math.floor(value / 1_000), value % 1_000];
  if (thousand === 0) return belowThousand(rest, language);
  const head = thousands(thousand, language);
  if (rest === 0) return head;
  const joint = language === 'en' && rest < 100 ? ' and ' : ' ';
  return `${head}${joint}${belowThousand(rest, language)}`;
};

const millionNames = {
  es: ['millón', 'millones'],
  ca: ['milió', 'milions'],
  en: ['million', 'million'],
} as const;

/** Works up to a million millions. */
const wholeInWords = (value: number, language: Language): string => {
  const [million, rest] = [Math.floor(value / 1_000_000), value % 1_000_000];
  if (million === 0) return belowMillion(rest, language);
  const name = millionNames[language][million === 1 ? 0 : 1];
  const head = `${beforeNoun(belowMillion(million, language), language)} ${name}`;
  if (rest === 0) return head;
  const joint = language === 'en' && rest < 100 ? ' and ' : ' ';
  return `${head}${joint}${belowMillion(rest, language)}`;
};

const linkOf = (name: string, language: Language): string =>
  language === 'ca' && /^[aeiouhàèéíòóú]/iu.test(name) ? ' d’' : ' de ';

const minus = { es: 'menos', ca: 'menys', en: 'minus' };

/** The name of a currency for a number of units: `euros`. */
const currencyPlural = (currency: string, language: Language, count: number): string =>
  new Intl.NumberFormat(languageRegions[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
    .formatToParts(count)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** `siete millones nueve mil euros`; a whole amount, in whole units of its currency. */
export const amountInWords = (value: number, currency: string, language: Language): string => {
  const whole = Math.round(Math.abs(value));
  const text = beforeNoun(wholeInWords(whole, language), language);
  const name = currencyPlural(currency, language, whole);
  const isOfMillions = whole > 0 && whole % 1_000_000 === 0;
  // In Spanish and Catalan: un millón de euros, un milió d’euros.
  const of = isOfMillions && language !== 'en' ? linkOf(name, language) : ' ';
  const amount = `${text}${of}${name}`;
  return value < 0 && whole > 0 ? `${minus[language]} ${amount}` : amount;
};
