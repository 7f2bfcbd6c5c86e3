/** What a new password can lack. The texts in three languages are `@valia/i18n`'s, one per code. */
export const passwordRequirements = [
  'password-needs-length',
  'password-needs-upper',
  'password-needs-lower',
  'password-needs-digit',
  'password-needs-special',
  'password-too-common',
] as const;
export type PasswordRequirement = (typeof passwordRequirements)[number];

export const newPasswordMinimum = 8;

const patterns = [
  ['password-needs-upper', /\p{Lu}/u],
  ['password-needs-lower', /\p{Ll}/u],
  ['password-needs-digit', /\p{Nd}/u],
  ['password-needs-special', /[^\p{L}\p{Nd}\s]/u],
] as const satisfies readonly (readonly [PasswordRequirement, RegExp])[];

/**
 * What a password lacks that replaces another one, in the order of `passwordRequirements`. Letters and digits of any
 * script count; whether it is a common one is for the server, which has the list.
 */
export const missingPasswordRequirements = (password: string): PasswordRequirement[] => [
  ...(Array.from(password).length < newPasswordMinimum ? (['password-needs-length'] as const) : []),
  ...patterns.filter(([, pattern]) => !pattern.test(password)).map(([requirement]) => requirement),
];

const substitutes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const longestDecoration = 4;

/**
 * The words that people dress up as a password: "P@ssw0rd1!" is "password". What is cut from the ends is at most
 * four signs, so that a long password with a common word in it is judged by the rest.
 */
export const undressedPassword = (password: string): string[] => {
  const lower = password.normalize('NFKC').toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const letters = (text: string) =>
    text.replace(/[013457@$!]/g, (sign) => substitutes[sign] ?? sign);
  const isDressed = lower.length - core.length <= longestDecoration;
  const forms = [lower, letters(lower), ...(isDressed ? [core, letters(core)] : [])];
  return [...new Set(forms)].filter((form) => form !== '');
};
