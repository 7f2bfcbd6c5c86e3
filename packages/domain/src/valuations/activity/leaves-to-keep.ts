import type { ChangedLeaf } from './changed-leaves.ts';

const [mostLeaves, mostCharacters] = [50, 8_192];

/** The first fields of a change, as many as its history keeps: saves that rewrite long texts must not fill the disk. */
export const leavesToKeep = (leaves: readonly ChangedLeaf[]): ChangedLeaf[] => {
  let written = 0;
  const kept: ChangedLeaf[] = [];
  for (const leaf of leaves.slice(0, mostLeaves)) {
    written += JSON.stringify(leaf).length;
    if (written > mostCharacters) break;
    kept.push(leaf);
  }
  return kept;
};
