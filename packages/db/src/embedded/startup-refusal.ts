/** A start that cannot go on for a reason the operator can mend; its message is the whole text to show. */
export class StartupRefusal extends Error {
  override readonly name = 'StartupRefusal';
}
