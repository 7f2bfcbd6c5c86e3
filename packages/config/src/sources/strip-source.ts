const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

// Comments, the three kinds of strings, and regular expressions where an expression can begin.
const token =
  /(?<=[=(,:;!&|?[{}>\n]\s*)\/(?![*/])(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*|\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/g;

const isComment = (found: string): boolean => /^\/[/*]/.test(found);

/** The code without comments and with empty strings and patterns; every remaining character stays at its position. */
export const stripSource = (text: string): string =>
  text.replaceAll(token, (found) => {
    if (isComment(found)) return blank(found);
    const quote = found.slice(0, 1);
    return `${quote}${blank(found.slice(1, -1))}${quote}`;
  });
