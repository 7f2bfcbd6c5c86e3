import type { CSSProperties } from 'react';

type LettersStyle = CSSProperties & { '--letters': number };

/** How long a figure is, for its style: thousands of millions are written smaller than what has room. */
export const lettersOf = (text: string): LettersStyle => ({ '--letters': text.length });
