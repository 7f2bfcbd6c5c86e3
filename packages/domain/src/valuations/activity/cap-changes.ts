import type { FieldChange } from './changed-values.ts';

const [mostLeaves, mostBytes] = [50, 8_192];

/** In UTF-8. */
const bytesOf = (text: string): number =>
  encodeURIComponent(text).replaceAll(/%[\dA-F]{2}/gu, '.').length;

/** The first fields of a change, up to the history's limit: saves that rewrite long texts must not fill the disk. */
export const capChanges = (leaves: readonly FieldChange[]): FieldChange[] => {
  let written = 0;
  const kept: FieldChange[] = [];
  for (const leaf of leaves.slice(0, mostLeaves)) {
    written += bytesOf(JSON.stringify(leaf));
    if (written > mostBytes) break;
    kept.push(leaf);
  }
  return kept;
};
