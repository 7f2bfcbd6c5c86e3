/** Seconds since this process began, as text. */
export function elapsedSinceStart(): string {
  return `${(performance.now() / 1000).toFixed(1)} s`;
}

/** Prints a line for the user at the terminal. */
export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Reports a slow part of startup, with the seconds since the process began. */
export function reportProgress(sentence: string): void {
  printLine(`${elapsedSinceStart().padStart(8)}  ${sentence}`);
}
