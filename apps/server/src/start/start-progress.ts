/** Seconds since this process began, as text. */
export function elapsedSinceStart(): string {
  return `${(performance.now() / 1000).toFixed(1)} s`;
}

/** A line for the person at the terminal. */
export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Says what takes time, with the seconds since the start. */
export function reportProgress(sentence: string): void {
  printLine(`${elapsedSinceStart().padStart(8)}  ${sentence}`);
}
