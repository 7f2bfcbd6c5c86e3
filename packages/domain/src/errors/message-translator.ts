/** The keys of the texts that replace a technical message; the texts in three languages are in `@valia/i18n`. */
export type TranslatedMessageKey =
  | 'session-expired'
  | 'not-allowed'
  | 'already-exists'
  | 'has-dependencies'
  | 'data-missing'
  | 'technical-problem'
  | 'unknown-error';

// Matches whole words only ("rentable" is not "table"); the words of a phrase may be on two lines.
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

/** In the specified order: the first matching row is used. */
const rows: readonly (readonly [RegExp, TranslatedMessageKey])[] = [
  [mentions('token', 'jwt', 'authentication'), 'session-expired'],
  [mentions('permission', 'authorization', 'security'), 'not-allowed'],
  [mentions('duplicate', 'unique'), 'already-exists'],
  [mentions('foreign key', 'constraint'), 'has-dependencies'],
  [mentions('null value'), 'data-missing'],
];

/** `key` identifies a text to show instead; `text` is the message itself when it can be shown. */
export type TranslatedMessage = { key: TranslatedMessageKey } | { text: string };

/**
 * An override takes precedence; a message that looks technical is replaced; any other message is returned unchanged.
 */
export const translateMessage = (message: string, override?: string): TranslatedMessage => {
  if (override !== undefined && override !== '') return { text: override };
  if (message.trim() === '') return { key: 'unknown-error' };
  if (!technical.test(message)) return { text: message };
  return { key: rows.find(([pattern]) => pattern.test(message))?.[1] ?? 'technical-problem' };
};
