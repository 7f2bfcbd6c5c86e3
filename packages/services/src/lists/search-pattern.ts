/** What a `like` matches that holds this text anywhere; null, which matches nothing, for none. */
export const searchPattern = (text: string): string | null =>
  text === '' ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
