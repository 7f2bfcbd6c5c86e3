type Known<Given> = { [Key in keyof Given]: Exclude<Given[Key], null> };

const areKnown = <Given extends object>(given: Given): given is Given & Known<Given> =>
  Object.values(given).every((value) => value !== null);

/** The same values if all of them are known; null if any of them is null because it cannot be computed yet. */
export const allKnown = <Given extends object>(given: Given): Known<Given> | null =>
  areKnown(given) ? given : null;
