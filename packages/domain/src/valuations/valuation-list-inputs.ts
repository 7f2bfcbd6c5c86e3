import { z } from 'zod';
import { listSchemas } from '../lists/list-schemas.ts';
import { valuationList } from './valuation-list.ts';
import { maxValuationsPerCall } from './valuation-list-schemas.ts';
import { valuationTag } from './valuation-tag.ts';

const tag = valuationTag.nullable().default(null);
export const { page: listValuationsInput, all: selectValuationsInput } = listSchemas(
  valuationList,
  {
    tag,
  },
);

/** A page of the rows in an exported file; values as in the list. */
export const { page: exportValuationsInput } = listSchemas(valuationList, {
  tag,
  /** Only these valuations; null for all that match the filter. */
  ids: z.array(z.uuid()).min(1).max(maxValuationsPerCall).nullable().default(null),
});
