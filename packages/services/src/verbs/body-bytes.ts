/** The body limit for an ordinary form. A call that needs more declares it as `mostBodyBytes`. */
export const defaultBodyBytes = 16_384;
/** Enough for hundreds of ids, or for a page of text in any script. */
export const longInputBytes = 65_536;
/** Enough for any valuation document, even with all texts at the maximum length of its schema. */
export const wholeDocumentBytes = 1_048_576;
