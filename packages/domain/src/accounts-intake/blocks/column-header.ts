/** The meaning of a column's header text. */
export interface ColumnHeader {
  text: string;
  year: number | null;
  /** ISO date, when the header is a closing date. */
  closing: string | null;
  /** «N−1» and «anterior»: the number of years before the title's year. */
  yearsBack: number | null;
  measure: 'debit' | 'credit' | 'debit-balance' | 'credit-balance' | 'balance' | null;
  stage: 'opening' | 'period' | 'cumulative' | 'closing' | null;
  scope: 'actual' | 'budget' | 'individual' | 'consolidated' | null;
  role: 'note' | 'share' | 'change' | 'code' | 'name' | 'currency' | 'side' | null;
  month: number | null;
  isTotal: boolean;
}

const plainKey = (text: string): string =>
  text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim();

const months = [
  /^(?:ene|gen|jan)/u,
  /^feb/u,
  /^mar/u,
  /^(?:abr|apr)/u,
  /^(?:may|mai)/u,
  /^jun/u,
  /^jul/u,
  /^(?:ago|aug)/u,
  /^se[pt]/u,
  /^o[ck]t/u,
  /^nov/u,
  /^(?:dic|des|dec)/u,
];
const monthWord =
  /\b(ene|enero|gen|gener|jan|january|feb|febrero|febrer|february|mar|marzo|marc|march|abr|abril|apr|april|may|mayo|maig|mai|jun|junio|juny|june|jul|julio|juliol|july|ago|agosto|agost|aug|august|sep|sept|septiembre|setiembre|setembre|september|oct|octubre|october|nov|noviembre|novembre|november|dic|diciembre|des|desembre|dec|december)\b\.?/u;

/** The month that a text mentions, 1 to 12. */
export const monthOf = (text: string): number | null => {
  const word = monthWord.exec(plainKey(text))?.[1];
  if (word === undefined) return null;
  const index = months.findIndex((pattern) => pattern.test(word));
  return index < 0 ? null : index + 1;
};

const fullYear = (digits: string): number => {
  const year = Number(digits);
  return digits.length === 2 ? 2000 + year : year;
};

const pad = (value: number): string => String(value).padStart(2, '0');

/** Two digits behind a mark, or four: no day and no year is written without. */
const mayNameYear = /[/.-]\d\d|(?:19|20)\d\d/u;

/** Dates in a text, in its order: `31/12/2025`, `2025-12-31`, `31 de diciembre de 2025`. */
export const datesIn = (text: string): string[] => {
  if (!mayNameYear.test(text)) return [];
  const key = plainKey(text);
  const found: [number, string][] = [];
  for (const match of key.matchAll(/\b(\d{1,2})[/.-](\d{1,2})[/.-]((?:19|20)?\d{2})\b/gu)) {
    const [, day, month, year = ''] = match.map(String);
    found.push([match.index, `${fullYear(year)}-${pad(Number(month))}-${pad(Number(day))}`]);
  }
  for (const match of key.matchAll(/\b((?:19|20)\d{2})-(\d{2})-(\d{2})\b/gu))
    found.push([match.index, match[0]]);
  for (const match of key.matchAll(
    /\b(\d{1,2}) (?:de |d['’ ])?(\p{L}+) (?:de |del )?((?:19|20)\d{2})\b/gu,
  )) {
    const month = monthOf(match[2] ?? '');
    if (month !== null)
      found.push([match.index, `${match[3] ?? ''}-${pad(month)}-${pad(Number(match[1]))}`]);
  }
  return found
    .toSorted(([one], [other]) => one - other)
    .map(([, day]) => day)
    .filter((day) => /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u.test(day));
};

/**
 * The years that a text mentions as separate words; for «2024/25» the year in which the period ends. `2.024` is an
 * amount.
 */
export const yearsIn = (text: string): number[] => {
  if (!mayNameYear.test(text) || /^\d{5,}$/u.test(text)) return [];
  const days = datesIn(text).map((day) => Number(day.slice(0, 4)));
  if (days.length > 0) return days;
  const key = plainKey(text);
  const split = /(?<![\d.,])(?:19|20)\d{2}\s?[/-]\s?((?:20)?\d{2})(?![\d.,/-])/u.exec(key)?.[1];
  if (split !== undefined) return [fullYear(split)];
  return [...key.matchAll(/(?<![\d.,/])((?:19|20)\d{2})(?![\d/]|[.,]\d)/gu)].map((match) =>
    Number(match[1]),
  );
};

type Entry<T> = readonly (readonly [RegExp, T])[];
const first = <T>(entries: Entry<T>, key: string): T | null =>
  entries.find(([pattern]) => pattern.test(key))?.[1] ?? null;

const measures: Entry<NonNullable<ColumnHeader['measure']>> = [
  [
    /saldos? (?:final(?:es)? )?(?:deudor|deutor|debit)|\bdeudor(?:es)?\b|\bdeutors?\b|debit balance|s\. ?deudor/u,
    'debit-balance',
  ],
  [
    /saldos? (?:final(?:es)? )?(?:acreedor|creditor|credit)|\bacreedor(?:es)?\b|\bcreditors?\b|credit balance|s\. ?acreedor/u,
    'credit-balance',
  ],
  [/\b(?:debe|cargos?|deure|debit|debitos?|carrecs?)\b/u, 'debit'],
  [/\b(?:haber|abonos?|haver|credit|creditos?|abonaments?)\b/u, 'credit'],
  [/\b(?:saldos?|importes?|imports?|balance|amount|euros)\b/u, 'balance'],
];
const stages: Entry<NonNullable<ColumnHeader['stage']>> = [
  [/\b(?:apertura|obertura|opening|inicial(?:es)?|saldo anterior)\b/u, 'opening'],
  [/\b(?:acumulad[oa]s?|acumulat|cumulative|ytd|acum\.?)\b/u, 'cumulative'],
  [/\b(?:final(?:es)?|cierre|tancament|closing|ending)\b/u, 'closing'],
  [/\b(?:periodo|periode|period|movimientos?|moviments?)\b/u, 'period'],
];
const scopes: Entry<NonNullable<ColumnHeader['scope']>> = [
  [/\b(?:ppto|presupuesto|presupuestado|pressupost|budget|prevision|previst|plan)\b/u, 'budget'],
  [/\b(?:consolidad[oa]|consolidat|consolidated|grupo)\b/u, 'consolidated'],
  [/\b(?:individual|sociedad)\b/u, 'individual'],
  [/\b(?:real|reales|actual|actuals)\b/u, 'actual'],
];
const roles: Entry<NonNullable<ColumnHeader['role']>> = [
  [/^notas?\b|^notes?\b|notas de la memoria|^mem\./u, 'note'],
  [
    /\b(?:var|variacion|variacio|dif|diferencia|diff|change|desv|desviacion|crec|crecimiento)\b|^[δ∆]/u,
    'change',
  ],
  [/%|\bs\/ ?(?:ventas|vtas)\b|\bpeso\b/u, 'share'],
  [
    /^(?:cuentas?|cta|claves?|casillas?|caselles?|codigo|codi|cod|comptes?|account|n[º°o]?\.? ?(?:de )?cuentas?|subcuenta|cte)\b\.?$/u,
    'code',
  ],
  [
    /^(?:titulo|descripcion|descripcio|nombre|nom|name|concepto|concepte|partidas?|denominacion|titol|description|item)$/u,
    'name',
  ],
  [/\b(?:divisa|moneda|currency)\b/u, 'currency'],
  [/^(?:d\/h|d\/a|dr\/cr|signo?)$/u, 'side'],
];

const backOf = (key: string): number | null => {
  const back = /\bn ?[-−–] ?(\d)\b/u.exec(key)?.[1];
  if (back !== undefined) return Number(back);
  if (/\b(?:anterior|previous|prior)\b/u.test(key) && !/saldo anterior/u.test(key)) return 1;
  if (
    /^(?:ejercicio |exercici )?n$|\b(?:ejercicio|exercici|ano|any) (?:actual|corriente|en curso)\b/u.test(
      key,
    )
  )
    return 0;
  return null;
};

const totalHeader =
  /^(?:total|suma)(?: (?:anual|ano|ejercicio|any|exercici|year))?(?: (?:19|20)\d{2})?$/u;

export const parseColumnHeader = (text: string): ColumnHeader => {
  const key = plainKey(text);
  const years = yearsIn(text);
  const short = /^\p{L}{3,5}\.?[-/ ](\d{2})$/u.exec(key)?.[1];
  const month = monthOf(key);
  return {
    text,
    year: years.at(-1) ?? (month !== null && short !== undefined ? fullYear(short) : null),
    closing: datesIn(text).at(-1) ?? null,
    yearsBack: backOf(key),
    measure: first(measures, key),
    stage: first(stages, key),
    scope: first(scopes, key),
    role: first(roles, key),
    month: datesIn(text).length > 0 ? null : month,
    isTotal: totalHeader.test(key),
  };
};

/** Whether a cell describes the column below it. */
export const isHeaderText = (head: ColumnHeader): boolean =>
  head.year !== null ||
  head.yearsBack !== null ||
  head.measure !== null ||
  head.stage !== null ||
  head.scope !== null ||
  (head.role !== null && head.role !== 'name') ||
  head.month !== null ||
  head.isTotal;
