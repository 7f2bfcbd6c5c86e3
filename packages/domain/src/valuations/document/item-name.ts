import type { ValuationDocument } from './valuation-document.ts';

/**
 * The adviser's name for the scenario, adjustment or comparable that a path leads into, found by its index; null when
 * there is none.
 */
export const itemName = (
  path: string,
  { adjustments, scenarios, multiples, netAssets }: ValuationDocument,
): string | null => {
  const [, list, place] =
    /^(adjustments|scenarios|multiples\.comparables|netAssets\.adjustments)\.(\d+)(?:\.|$)/u.exec(
      path,
    ) ?? [];
  const at = Number(place);
  const names =
    list === 'adjustments'
      ? [adjustments[at]?.label, adjustments[at]?.reason]
      : list === 'scenarios'
        ? [scenarios?.[at]?.name]
        : list === 'netAssets.adjustments'
          ? [netAssets?.adjustments[at]?.label]
          : [multiples.comparables?.[at]?.name];
  if (list === undefined) return null;
  return names.find((name) => name !== undefined && name !== '') ?? null;
};
