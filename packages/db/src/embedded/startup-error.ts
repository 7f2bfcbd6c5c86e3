/** A start that fails for a reason the operator can fix; the message is the whole text to show. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
