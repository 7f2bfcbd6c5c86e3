const mostInitials = 4;

/** `C. V. S.` for "Conservas Valdeorza, S.L."; empty for a name without letters. */
export const initialsOfName = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, mostInitials)
    .map((word) => `${(word.match(/./u)?.[0] ?? '').toUpperCase()}.`)
    .join(' ');
