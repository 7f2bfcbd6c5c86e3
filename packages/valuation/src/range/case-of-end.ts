/**
 * The case that gives an end of the range: the low case, unless another gives less, or the high one, unless another
 * gives more. Where earnings or flows are negative, a higher multiple or a lower rate gives the lower value.
 */
export const caseOfEnd = <Case>(
  end: 'low' | 'high',
  own: Case,
  others: readonly Case[],
  valueOf: (candidate: Case) => number,
): Case =>
  others.reduce((best, other) => {
    const isFurther =
      end === 'low' ? valueOf(other) < valueOf(best) : valueOf(other) > valueOf(best);
    return isFurther ? other : best;
  }, own);
