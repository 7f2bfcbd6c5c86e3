/** Room for a form. What takes more declares it as `mostBodyBytes`. */
export const usualBodyBytes = 16_384;
/** Room for hundreds of ids, or for a page of text in any script. */
export const longInputBytes = 65_536;
/** Every valuation document whose texts are as long as its schema lets them be. */
export const wholeDocumentBytes = 1_048_576;
