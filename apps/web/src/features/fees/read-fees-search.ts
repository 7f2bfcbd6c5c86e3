import { declareSearch, readId } from '../../components/filters/search-schema.ts';

/** The query parameter with the valuation from which the price is taken. */
export const feesSearchSchema = declareSearch({
  valuation: readId,
});

export const readFeesSearch = feesSearchSchema.read;
