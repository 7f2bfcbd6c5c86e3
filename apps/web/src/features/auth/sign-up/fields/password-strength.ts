/**
 * 0 is empty; 1 weak, 2 fair, 3 good, 4 strong. `missing` is the number of further characters that would make it good.
 */
export interface PasswordStrength {
  level: 0 | 1 | 2 | 3 | 4;
  missing: number;
}

const fairBits = 28;
const goodBits = 48;
const strongBits = 64;

const guessable = [
  'contraseña',
  'contrasena',
  'contrasenya',
  'password',
  'passw0rd',
  'clave',
  'secreto',
  'admin',
  'qwerty',
  'asdfgh',
  'zxcvbn',
  'iloveyou',
  'teamo',
  'hola',
  'asesor',
  'asesoria',
  'valia',
  'barcelona',
  'madrid',
  'españa',
  'welcome',
  'letmein',
  'dragon',
  'monkey',
  'football',
];

const poolOf = (text: string): number => {
  const kinds: readonly [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 30],
  ];
  return kinds.reduce((pool, [kind, size]) => (kind.test(text) ? pool + size : pool), 0);
};

/** The number of unpredictable characters: a repetition, a run (1234, abcd) or a known word counts as one. */
const surprising = (password: string, known: readonly string[]): number => {
  const words = [...guessable, ...known]
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length);
  let text = password.toLowerCase();
  for (const word of words) text = text.replaceAll(word, '\u0000');
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? Number.NaN);
    const stepBefore = (codes[index - 1] ?? Number.NaN) - (codes[index - 2] ?? Number.NaN);
    return step !== 0 && !(Math.abs(step) === 1 && step === stepBefore);
  }).length;
};

/** A rough measure that only advises. `known` contains what an attacker may guess, such as the user's name. */
export const passwordStrength = (
  password: string,
  known: readonly string[] = [],
): PasswordStrength => {
  if (password === '') return { level: 0, missing: 0 };
  const perCharacter = Math.log2(poolOf(password) || 1);
  const bits = surprising(password, known) * perCharacter;
  const missing = Math.max(0, Math.ceil((goodBits - bits) / Math.max(perCharacter, 1)));
  if (bits >= strongBits) return { level: 4, missing };
  if (bits >= goodBits) return { level: 3, missing };
  return { level: bits >= fairBits ? 2 : 1, missing };
};
