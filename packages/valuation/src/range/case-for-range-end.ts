/**
 * The case for one end of the range: the low case, unless another case has a lower value, or the high case, unless
 * another has a higher value. With negative earnings or flows, a higher multiple or a lower rate results in a lower
 * value.
 */
export const caseForRangeEnd = <Case>(
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
