/** Characters in which an adviser introduces themself in the directory. */
export const presentationMaximum = 600;
/** Sectors that an adviser shows as known best. */
export const mostSectors = 5;
