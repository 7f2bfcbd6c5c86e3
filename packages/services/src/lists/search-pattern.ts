/** The `like` pattern of values that contain this text; null, which matches nothing, for an empty text. */
export const searchPattern = (text: string): string | null =>
  text === '' ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
