/** Widest of the interface's letters at 12 px, regular or semibold, in its own font and in the one before that arrives. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[.,:;'’|\s·ijl]/u, 4.1],
  [/[mwMW%@—]/u, 11.7],
  [/[A-ZÁÉÍÓÚÀÈÒÜÇÑ]/u, 9.4],
];
const otherWidth = 7.4;

const letterWidth = (letter: string): number =>
  widths.find(([letters]) => letters.test(letter))?.[1] ?? otherWidth;

/** What a label takes at most, in pixels: it is known before anything is drawn. */
export const textWidth = (text: string): number =>
  Math.ceil(text.split('').reduce((sum, letter) => sum + letterWidth(letter), 0));
