import { declareSearch, readMatch } from '../../../components/filters/search-schema.ts';

/** Which valuation the price is taken from. */
export const feesSearchSchema = declareSearch({
  valuation: readMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
});

export const readFeesSearch = feesSearchSchema.read;
