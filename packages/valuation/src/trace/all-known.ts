type Known<Given> = { [Key in keyof Given]: Exclude<Given[Key], null> };

const areKnown = <Given extends object>(given: Given): given is Given & Known<Given> =>
  Object.values(given).every((value) => value !== null);

/** The same values once none of them is null, which stands for one that cannot be computed yet; else null. */
export const allKnown = <Given extends object>(given: Given): Known<Given> | null =>
  areKnown(given) ? given : null;
