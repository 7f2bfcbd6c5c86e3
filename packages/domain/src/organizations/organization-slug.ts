const combiningMarks = /\p{Mark}/gu;

/**
 * The name in lower case, without accents, everything but letters and digits as hyphens, then the timestamp
 * (milliseconds since 1970). A name without a single Latin letter or digit leaves the timestamp alone.
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
