import type { FeeTerms } from './calculate-fee.ts';
import type { FeeScale } from './fee-scale.ts';

export type FeeTermsIssueCode =
  | 'no-bands'
  | 'bands-not-ascending'
  | 'band-above-an-open-one'
  | 'not-a-share'
  | 'negative-amount'
  | 'cap-below-minimum';

/** `field` is a path in the terms, e.g. `scale.1.upToCents`. */
export interface FeeTermsIssue {
  code: FeeTermsIssueCode;
  field: string;
}

const isShare = (value: number): boolean => value >= 0 && value <= 1;

const scaleIssues = (scale: FeeScale): FeeTermsIssue[] => {
  if (scale.length === 0) return [{ code: 'no-bands', field: 'scale' }];
  return scale.flatMap(({ upToCents, rate }, index): FeeTermsIssue[] => {
    const issues: FeeTermsIssue[] = [];
    const field = `scale.${index}.upToCents`;
    const before = index === 0 ? 0n : (scale[index - 1]?.upToCents ?? null);
    if (before === null) issues.push({ code: 'band-above-an-open-one', field });
    else if (upToCents !== null && upToCents <= before)
      issues.push({ code: 'bands-not-ascending', field });
    if (!isShare(rate)) issues.push({ code: 'not-a-share', field: `scale.${index}.rate` });
    return issues;
  });
};

/** The faults of a mandate's terms, each at its field; a fee may only be computed from terms without issues. */
export const feeTermsIssues = (terms: FeeTerms): FeeTermsIssue[] => {
  const { scale, minimumCents, capCents } = terms;
  const shares = (['retainerCredit', 'knownBuyerDiscount'] as const).filter(
    (field) => !isShare(terms[field]),
  );
  const amounts = (['minimumCents', 'capCents'] as const).filter(
    (field) => (terms[field] ?? 0n) < 0n,
  );
  const isCapped = capCents !== null && minimumCents !== null && capCents < minimumCents;
  return [
    ...scaleIssues(scale),
    ...amounts.map((field): FeeTermsIssue => ({ code: 'negative-amount', field })),
    ...(isCapped ? [{ code: 'cap-below-minimum' as const, field: 'capCents' }] : []),
    ...shares.map((field): FeeTermsIssue => ({ code: 'not-a-share', field })),
  ];
};
