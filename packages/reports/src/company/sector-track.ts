/** Where the company stands between the sector's lowest and highest; fractions of the track. */
export interface SectorTrack {
  fromText: string;
  toText: string;
  /** The sector's lowest and highest, or its only figure. */
  rangeText: string;
  low: number;
  high: number;
  central: number;
  company: number;
}

const room = 0.1;

interface TrackValues {
  low: number;
  central: number;
  high: number;
  company: number;
  /** Where the track begins; left out, a little before the lowest. */
  from?: number;
}

export const sectorTrack = (
  { central, company, from, high, low }: TrackValues,
  write: (value: number, decimals?: number) => string,
): SectorTrack => {
  const values = [low, high, central, company];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spread = most - (from ?? least) || 1;
  const start = from ?? least - spread * room;
  const end = most + spread * room;
  const at = (value: number) => (value - start) / (end - start);
  return {
    fromText: write(start, 1),
    toText: write(end, 1),
    rangeText: low === high ? write(low) : `${write(low)} – ${write(high)}`,
    low: at(low),
    high: at(high),
    central: at(central),
    company: at(company),
  };
};
