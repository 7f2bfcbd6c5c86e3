/**
 * Fields that only identify a list item, are copied from an edition of multiples, or are described by a neighbouring
 * field; a year of the accounts is an item itself.
 */
const untold =
  /\.(?:id|year|setId)$|^multiples\.(?:deals\.|declinedEdition$|sizeStep\.basis$)|\.evidence\.(?!kind$)|^sources\..+\.code$|^report\.blocks\..+\.(?:place$|texts\.\w+\.figures\.)|^schemaVersion$/u;
const accountsYear = /^accounts\.years\.\d+\.year$/u;

/** Whether a change of the field at a path is shown to users. */
export const isReportableField = (path: string): boolean =>
  accountsYear.test(path) || !untold.test(path);
