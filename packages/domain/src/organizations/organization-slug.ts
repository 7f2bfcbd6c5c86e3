const combiningMarks = /\p{Mark}/gu;

/**
 * The name in lower case, without accents, with hyphens for everything except letters and digits, followed by the
 * timestamp (milliseconds since 1970). For a name without any Latin letter or digit, only the timestamp.
 */
export const organizationSlug = (name: string, timestamp: number): string => {
  const words = name
    .normalize('NFD')
    .replace(combiningMarks, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return words === '' ? String(timestamp) : `${words}-${timestamp}`;
};
