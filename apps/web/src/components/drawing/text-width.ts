/**
 * The widths of the widest characters at 12 px, regular or semibold, in the interface's font and in its fallback font.
 */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[.,:;'’|\s·ijl]/u, 4.1],
  [/[mwMW%@—]/u, 11.7],
  [/[A-ZÁÉÍÓÚÀÈÒÜÇÑ]/u, 9.4],
];
const otherWidth = 7.4;

const letterWidth = (letter: string): number =>
  widths.find(([letters]) => letters.test(letter))?.[1] ?? otherWidth;

/** The greatest width of a label in pixels, known before anything is rendered. */
export const textWidth = (text: string): number =>
  Math.ceil(text.split('').reduce((sum, letter) => sum + letterWidth(letter), 0));
