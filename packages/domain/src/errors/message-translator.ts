/** What a technical message is replaced by: the texts in three languages are `@valia/i18n`'s. */
export type TranslatedMessageKey =
  | 'session-expired'
  | 'not-allowed'
  | 'already-exists'
  | 'has-dependencies'
  | 'data-missing'
  | 'technical-problem'
  | 'unknown-error';

// Whole words only ("rentable" is not "table"); a phrase's words may stand on two lines.
const mentions = (...phrases: string[]): RegExp => {
  const alternatives = phrases.map((phrase) => phrase.replaceAll(' ', '\\s+')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${alternatives})(?![\\p{L}\\p{N}_])`, 'iu');
};

const technical = mentions(
  'database',
  'sql',
  'rls',
  'constraint',
  'foreign key',
  'unique',
  'null value',
  'missing column',
  'missing table',
  'missing function',
  'permission denied',
  'duplicate key',
  'syntax',
  'invalid input',
  'jwt',
  'token',
  'authentication',
  'authorization',
);

/** In the specified order: the first row that fits wins. */
const rows: readonly (readonly [RegExp, TranslatedMessageKey])[] = [
  [mentions('token', 'jwt', 'authentication'), 'session-expired'],
  [mentions('permission', 'authorization', 'security'), 'not-allowed'],
  [mentions('duplicate', 'unique'), 'already-exists'],
  [mentions('foreign key', 'constraint'), 'has-dependencies'],
  [mentions('null value'), 'data-missing'],
];

/** `key` names a text to show instead; `text` is the message itself, fit to be shown. */
export type TranslatedMessage = { key: TranslatedMessageKey } | { text: string };

/** An override wins over everything; a message that looks technical is replaced; any other passes through. */
export const translateMessage = (message: string, override?: string): TranslatedMessage => {
  if (override !== undefined && override !== '') return { text: override };
  if (message.trim() === '') return { key: 'unknown-error' };
  if (!technical.test(message)) return { text: message };
  return { key: rows.find(([pattern]) => pattern.test(message))?.[1] ?? 'technical-problem' };
};
