import { evidenceGrades } from '@valia/valuation/multiples/deal-multiples-inputs.ts';
import { z } from 'zod';
import { oneLineText } from '../../text/one-line-text.ts';
import { isoDate, numberWithin, sectorCode } from './amounts-and-codes.ts';

const times = numberWithin(0.1, 200);

const sizeNodeSchema = z.strictObject({
  ebitda: numberWithin(1, 1e12),
  factor: numberWithin(0.01, 100),
});

/** The size curve: EBITDA ascends and the factor never decreases, so that more EBITDA never lowers a value. */
const sizeNodesSchema = z
  .array(sizeNodeSchema)
  .min(2)
  .max(16)
  .refine(
    (nodes) =>
      nodes.every((node, index) => {
        const before = nodes[index - 1];
        return (
          before === undefined || (before.ebitda < node.ebitda && before.factor <= node.factor)
        );
      }),
    { message: 'not-valid' },
  );

/** The data that adjusts multiples of deals, and of listed companies, to a size. */
export const dealCurveShape = {
  /** The day up to which the deals were collected. */
  date: isoDate,
  nodes: sizeNodesSchema,
  average: times,
  listedAverage: times,
  listedExponent: numberWithin(0.01, 1),
};

/** Low, base and high at an EBITDA of one million. */
export const sectorDealsShape = {
  low: times,
  base: times,
  high: times,
  grade: z.enum(evidenceGrades),
};

export const areDealsInOrder = ({ low, base, high }: Record<'low' | 'base' | 'high', number>) =>
  low <= base && base <= high;

/** The deal multiples stored in a valuation, from the edition that its multiple was proposed from. */
export const dealMultiplesSchema = z
  .strictObject({
    setId: z.uuid(),
    sector: sectorCode,
    ...dealCurveShape,
    ...sectorDealsShape,
    listed: times.nullable(),
    /** The number of companies behind `listed`, its date and its publisher. */
    listedSample: z
      .strictObject({ firms: z.int().min(0).max(100_000), date: isoDate, source: oneLineText(300) })
      .nullable(),
  })
  .refine(areDealsInOrder, { path: ['base'], message: 'not-valid' });
