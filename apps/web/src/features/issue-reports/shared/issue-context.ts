import { hasRefusedCharacter, isNotOneLine } from '@valia/domain/text/refused-character.ts';

const [stackMaximum, routeMaximum, userAgentMaximum] = [8_000, 300, 400];

const without = (text: string, isRefused: (character: string) => boolean): string =>
  Array.from(text, (character) => (isRefused(character) ? ' ' : character)).join('');

const lineOf = (text: string, maximum: number): string =>
  without(
    text.slice(0, maximum),
    (character) => hasRefusedCharacter(character) || isNotOneLine(character),
  );

/** What the browser adds to a report: where it was, with which browser, when, and what failed. No query, which may hold a token. */
export const issueContext = (error: unknown) => ({
  route: lineOf(window.location.pathname, routeMaximum),
  userAgent: lineOf(navigator.userAgent, userAgentMaximum),
  timestamp: new Date().toISOString(),
  ...(error instanceof Error && error.stack !== undefined
    ? { errorStack: without(error.stack.slice(0, stackMaximum), hasRefusedCharacter) }
    : {}),
});
