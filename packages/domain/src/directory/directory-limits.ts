/** The maximum number of characters of an adviser's introduction in the directory. */
export const directoryPresentationMaxLength = 600;
/** The maximum number of sectors that an adviser can show as the ones they know best. */
export const maxDirectorySectors = 5;
