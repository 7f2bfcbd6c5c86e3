import type { CSSProperties } from 'react';

type LettersStyle = CSSProperties & { '--letters': number };

/** The length of a figure for its CSS: very long figures get a smaller font. */
export const figureLengthStyle = (text: string): LettersStyle => ({ '--letters': text.length });
