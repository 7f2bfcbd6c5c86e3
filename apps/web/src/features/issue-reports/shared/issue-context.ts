import { hasRefusedCharacter } from '@valia/domain/text/refused-character.ts';
import { writtenLine } from '@valia/domain/text/written-text.ts';

const [stackMaximum, routeMaximum, userAgentMaximum] = [8_000, 300, 400];

const withoutRefused = (text: string): string =>
  Array.from(text, (character) => (hasRefusedCharacter(character) ? ' ' : character)).join('');

const lineOf = (text: string, maximum: number): string =>
  withoutRefused(writtenLine(text.slice(0, maximum)));

/** What the browser adds to a report: where it was, with which browser, when, and what failed. No query, which may hold a token. */
export const issueContext = (error: unknown) => ({
  route: lineOf(window.location.pathname, routeMaximum),
  userAgent: lineOf(navigator.userAgent, userAgentMaximum),
  timestamp: new Date().toISOString(),
  ...(error instanceof Error && error.stack !== undefined
    ? { errorStack: withoutRefused(error.stack.slice(0, stackMaximum)) }
    : {}),
});
