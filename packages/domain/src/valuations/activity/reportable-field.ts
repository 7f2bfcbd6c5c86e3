/**
 * What only tells an item of a list from the others, is copied from an edition of multiples, or is said by what stands
 * beside it; a year of accounts is a thing of its own.
 */
const untold =
  /\.(?:id|year|setId)$|^multiples\.(?:deals\.|declinedEdition$|sizeStep\.basis$)|\.evidence\.(?!kind$)|^sources\..+\.code$|^report\.blocks\..+\.(?:place$|texts\.\w+\.figures\.)|^schemaVersion$/u;
const accountsYear = /^accounts\.years\.\d+\.year$/u;

/** Whether a change of the field at a path is something to tell a person. */
export const isReportableField = (path: string): boolean =>
  accountsYear.test(path) || !untold.test(path);
