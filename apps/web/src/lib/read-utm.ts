export interface Utm {
  source: string | null;
  medium: string | null;
  campaign: string | null;
}

const longest = 100;

/** Which campaign an address names. */
export const readUtm = (search: string): Utm => {
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(`utm_${name}`)?.slice(0, longest) || null;
  return { source: read('source'), medium: read('medium'), campaign: read('campaign') };
};
