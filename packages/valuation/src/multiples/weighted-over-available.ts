/**
 * `Σ w_i · V_i / Σ w_i` over the methods that apply; weights of the others fall to these. Values on one basis: all equity or
 * all enterprise value. NaN without any weight. Source: Equidam; valuation practice.
 */
export const weightedOverAvailable = (
  weights: readonly number[],
  values: readonly number[],
): number => {
  let total = 0;
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    total += weight;
    sum += weight * (values[index] ?? 0);
  }
  return sum / total;
};
