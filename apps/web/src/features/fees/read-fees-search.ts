import { declareSearch, readId } from '../../components/filters/search-schema.ts';

/** Which valuation the price is taken from. */
export const feesSearchSchema = declareSearch({
  valuation: readId,
});

export const readFeesSearch = feesSearchSchema.read;
