/** The requirements that a new password can fail. Their texts in three languages are in `@valia/i18n`, one per code. */
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
 * The requirements that a replacement password fails, in the order of `passwordRequirements`. Letters and digits of any
 * script are accepted; only the server has the list of common passwords and checks it.
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
 * The words that a password disguises: "P@ssw0rd1!" is "password". At most four characters are removed from the ends,
 * so that a long password with a common word in it is judged by the rest.
 */
export const undisguisePassword = (password: string): string[] => {
  const lower = password.normalize('NFKC').toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const letters = (text: string) =>
    text.replace(/[013457@$!]/g, (sign) => substitutes[sign] ?? sign);
  const isDressed = lower.length - core.length <= longestDecoration;
  const forms = [lower, letters(lower), ...(isDressed ? [core, letters(core)] : [])];
  return [...new Set(forms)].filter((form) => form !== '');
};
