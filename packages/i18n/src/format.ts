import { currencyDisplay } from './currency-signs.ts';
import { type Language, languageRegions } from './languages.ts';

const timeZone = 'Europe/Madrid';
const trueMinus = '\u2212';
const noBreakSpace = '\u00a0';

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Any option added here must also be part of the cache key of a format. */
type NumberShape = Pick<
  Intl.NumberFormatOptions,
  | 'style'
  | 'currency'
  | 'currencyDisplay'
  | 'minimumFractionDigits'
  | 'maximumFractionDigits'
  | 'signDisplay'
>;

const numberFormat = (language: Language, options: NumberShape): Intl.NumberFormat => {
  const { style, currency, currencyDisplay, signDisplay } = options;
  const { minimumFractionDigits: least, maximumFractionDigits: most } = options;
  const key = `${language} ${style} ${currency} ${currencyDisplay} ${signDisplay} ${least} ${most}`;
  const known = numberFormats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(languageRegions[language], {
    useGrouping: 'always',
    ...options,
  });
  numberFormats.set(key, made);
  return made;
};

// −0, and any value that rounds to it, would be printed as "−0".
const withoutNegativeZero = (value: number, decimals: number): number =>
  Math.abs(value) < 0.5 / 10 ** decimals ? 0 : value;

/** A line could break between the sign and the symbol, as in `(+` and `€88,567)`. */
const signBeforeSymbol = /^[+−](?=\p{Sc})/u;
export const wordJoiner = '\u2060';

const printed = (format: Intl.NumberFormat, value: number): string =>
  // In numbers of these languages a hyphen is always the minus; `formatToParts` would be ten times slower.
  format
    .format(value)
    .replace('-', trueMinus)
    .replace(/[ \u202f]/g, noBreakSpace);

interface NumberOptions {
  language: Language;
  /** The fixed number of digits after the decimal sign. */
  decimals?: number;
}

/** `1.234.567,5`, always with grouping and a true minus. */
export const formatNumber = (value: number, { language, decimals = 0 }: NumberOptions): string =>
  printed(
    numberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    withoutNegativeZero(value, decimals),
  );

interface MoneyOptions extends NumberOptions {
  /** ISO 4217; EUR by default. */
  currency?: string;
  /** Adds `+` before positive values, for effects and adjustments. */
  signed?: boolean;
}

const moneyFormat = ({ language, currency = 'EUR', decimals = 0, signed = false }: MoneyOptions) =>
  numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplay(currency),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });

/** `1.234.567 €` (es, ca) or `€1,234,567` (en), in whole units unless `decimals` is given. */
export const formatMoney = (value: number, options: MoneyOptions): string => {
  const text = printed(moneyFormat(options), withoutNegativeZero(value, options.decimals ?? 0));
  return options.signed === true ? text.replace(signBeforeSymbol, `$&${wordJoiner}`) : text;
};

export interface MoneyParts {
  /** `−`, `+` or nothing; it comes before the amount, and before a symbol that comes first. */
  sign: string;
  amount: string;
  symbol: string;
  /** Whether the symbol comes before the amount (en). */
  symbolFirst: boolean;
  /** The text between symbol and amount: a no-break space, or nothing as in `€5`. */
  spacing: string;
}

/** The parts of `formatMoney`, for large figures with a smaller currency sign. */
export const formatMoneyParts = (value: number, options: MoneyOptions): MoneyParts => {
  const parts = moneyFormat(options).formatToParts(
    withoutNegativeZero(value, options.decimals ?? 0),
  );
  const symbolIndex = parts.findIndex((part) => part.type === 'currency');
  const firstDigit = parts.findIndex((part) => part.type === 'integer');
  const signPart = parts.find((part) => part.type === 'minusSign' || part.type === 'plusSign');
  return {
    sign: signPart?.type === 'minusSign' ? trueMinus : (signPart?.value ?? ''),
    amount: parts
      .filter((part) => part.type !== 'currency' && part.type !== 'literal' && part !== signPart)
      .map((part) => part.value)
      .join(''),
    symbol: parts[symbolIndex]?.value ?? '',
    symbolFirst: symbolIndex < firstDigit,
    spacing: parts.some((part) => part.type === 'literal') ? noBreakSpace : '',
  };
};

const currencyNames = new Map<Language, Intl.DisplayNames>();

/** For example `euro`, `dólar estadounidense`. */
export const currencyName = (currency: string, language: Language): string => {
  const names =
    currencyNames.get(language) ??
    new Intl.DisplayNames(languageRegions[language], { type: 'currency' });
  currencyNames.set(language, names);
  return names.of(currency) ?? currency;
};

/** A fraction as a percentage: `9,52 %` (es, ca), `9.52%` (en). */
export const formatRate = (value: number, { language, decimals = 1 }: NumberOptions): string =>
  printed(
    numberFormat(language, {
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
    withoutNegativeZero(value, decimals + 2),
  );

/** `7,5x` */
export const formatMultiple = (value: number, { language, decimals = 1 }: NumberOptions): string =>
  `${formatNumber(value, { language, decimals })}x`;

const dateFormats = new Map<string, Intl.DateTimeFormat>();

const dateFormat = (
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = dateFormats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(languageRegions[language], { timeZone, ...options });
  dateFormats.set(key, made);
  return made;
};

/** A calendar date has no time zone: noon UTC is the same date in Madrid all year. */
const toInstant = (iso: string): Date => new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso);

/**
 * `21/11/2026` (short), `21 de noviembre de 2026` (long). Accepts a date or an instant, and shows the date in Madrid.
 */
export const formatDate = (
  iso: string,
  language: Language,
  style: 'short' | 'long' = 'short',
): string =>
  dateFormat(
    language,
    style === 'long'
      ? { day: 'numeric', month: 'long', year: 'numeric' }
      : { day: '2-digit', month: '2-digit', year: 'numeric' },
  ).format(toInstant(iso));

/** For a text that begins a sentence or is alone. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** For example `Viernes, 20 de noviembre de 2026`. */
export const formatLongDay = (iso: string, language: Language): string =>
  capitalise(
    dateFormat(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }).format(toInstant(iso)),
  );

/** `noviembre` */
export const formatMonthName = (iso: string, language: Language): string =>
  dateFormat(language, { month: 'long' }).format(toInstant(iso));

/** `nov`, for the axis of a chart. */
export const formatShortMonth = (iso: string, language: Language): string =>
  dateFormat(language, { month: 'short' }).format(toInstant(iso)).replace('.', '');

/** `noviembre de 2026`; British English has no word between month and year. */
export const formatMonth = (iso: string, language: Language): string =>
  dateFormat(language, { month: 'long', year: 'numeric' }).format(toInstant(iso));

/** `lun`, or `lunes` in full. */
export const formatWeekday = (
  iso: string,
  language: Language,
  style: 'short' | 'long' = 'short',
): string => dateFormat(language, { weekday: style }).format(toInstant(iso)).replace(/\.$/u, '');

/** `9:42` */
export const formatTime = (iso: string, language: Language): string =>
  dateFormat(language, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).format(
    toInstant(iso),
  );

/** For example `21/11/2026, 9:42`. */
export const formatDateTime = (iso: string, language: Language): string =>
  `${formatDate(iso, language)}, ${formatTime(iso, language)}`;

/** `16 nov`, with the year when it is not the current one. */
export const formatDayMonth = (iso: string, language: Language, now: Date): string => {
  const year = (instant: Date) => dateFormat('en', { year: 'numeric' }).format(instant);
  const instant = toInstant(iso);
  const parts = dateFormat(language, { day: 'numeric', month: 'short' }).formatToParts(instant);
  const day = parts.find((part) => part.type === 'day')?.value ?? '';
  const monthName = parts.find((part) => part.type === 'month')?.value ?? '';
  // Three letters in es and en ("sept" would be the only longer one); Catalan short names end with a point,
  // which is removed.
  const month =
    language === 'ca' ? monthName.replace(/^(?:de |d[’'])|\.$/g, '') : monthName.slice(0, 3);
  return year(instant) === year(now) ? `${day} ${month}` : `${day} ${month} ${year(instant)}`;
};
