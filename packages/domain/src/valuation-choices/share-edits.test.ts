import { valuationDocumentSchema } from '../valuations/document/valuation-document.ts';
import { describe, expect, it } from 'vitest';
import { chooseShareOptions, chooseShares } from './share-edits.ts';
import { workedExample } from '../testing/worked-example.ts';

describe('shares', () => {
  it('and options on them come and go', () => {
    const shares = chooseShares(workedExample, true);
    const options = chooseShareOptions(shares, true);
    expect(options.shares?.options).toMatchObject({ number: null, dividendYield: 0 });
    expect(valuationDocumentSchema.safeParse(options).success).toBe(true);
    expect(chooseShareOptions(options, false)).toEqual(shares);
    expect(chooseShares(options, false)).toEqual(workedExample);
  });
});
