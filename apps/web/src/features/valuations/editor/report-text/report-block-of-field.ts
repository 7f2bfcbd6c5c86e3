import { type BlockId, blockIds } from '@valia/domain/report-blocks/block-ids.ts';

const owners: readonly (readonly [RegExp, BlockId])[] = [
  [/^report\.engagement\.reliance/u, 'identity'],
  [/^report\.engagement/u, 'engagement'],
  [/^report\.basis/u, 'basis'],
  [/^report\.standard/u, 'standard'],
  [/^report\.(information|visits)/u, 'information'],
  [/^report\.laterFacts/u, 'later-facts'],
  [/^report\.company/u, 'company'],
  [/^report\.sector/u, 'sector'],
  [/^report\.plan/u, 'projection'],
  [/^report\.methods/u, 'methods'],
  [/^report\.statements/u, 'statements'],
  [/^report\.limits/u, 'limits'],
  [/^report\.place/u, 'signature'],
];

/** The block that contains a field of the report; null for any other field. */
export const reportBlockOfField = (path: string): BlockId | null => {
  const [, named] = /^report\.blocks\.([\w-]+)/u.exec(path) ?? [];
  return (
    blockIds.find((id) => id === named) ??
    owners.find(([pattern]) => pattern.test(path))?.[1] ??
    null
  );
};
