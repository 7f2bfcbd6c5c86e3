import frozen from '@valia/domain/testing/data/frozen-by-engine-1-2-1.json' with { type: 'json' };
import { valuationDocumentSchema } from '@valia/domain/valuations/document/valuation-document.ts';
import { valuationOutcomeSchema } from '@valia/domain/valuations/valuation-outcome-schema.ts';
import { expect, test } from 'vitest';
import { frozenValuationSha256 } from './freeze-valuation.ts';

test.each([['mixed'], ['dcf']] as const)(
  'what engine 1.2.1 froze of a %s valuation is read unchanged, to its fingerprint',
  (name) => {
    const { sha256, ...stored } = frozen[name];
    const document = valuationDocumentSchema.parse(stored.document);
    const outcome = valuationOutcomeSchema.parse(stored.outcome);
    expect(document).toStrictEqual(stored.document);
    expect(outcome).toStrictEqual(stored.outcome);
    expect(frozenValuationSha256({ ...stored, document, outcome })).toBe(sha256);
  },
);
