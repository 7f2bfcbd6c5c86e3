const isKeyOf = <Known extends object>(known: Known, value: unknown): value is keyof Known =>
  typeof value === 'string' && Object.hasOwn(known, value);

/** The value where it is one of the keys, else undefined. */
export const knownKey = <Known extends object>(
  known: Known,
  value: unknown,
): keyof Known | undefined => (isKeyOf(known, value) ? value : undefined);
