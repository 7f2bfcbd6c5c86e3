const maximumBytes = 90;

/** In UTF-8. */
const bytesOf = (letter: number): number => {
  if (letter < 0x80) return 1;
  if (letter < 0x800) return 2;
  return letter < 0x10000 ? 3 : 4;
};

/**
 * Letters and digits of any script, joined by hyphens: no character with a special meaning in a path, a shell or a file
 * system.
 */
export const plainFileName = (name: string): string => {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+/g, '');
  let kept = '';
  let bytes = 0;
  for (const letter of plain) {
    bytes += bytesOf(letter.codePointAt(0) ?? 0);
    if (bytes > maximumBytes) break;
    kept += letter;
  }
  return kept.replaceAll(/-+$/g, '');
};
