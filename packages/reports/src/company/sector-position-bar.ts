/** The position of the company between the sector's lowest and highest figure; fractions of the track. */
export interface SectorPositionBar {
  fromText: string;
  toText: string;
  /** The sector's lowest and highest figure, or its only one. */
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
  /** The start of the track; when omitted, slightly below the lowest figure. */
  from?: number;
}

export const sectorPositionBar = (
  { central, company, from, high, low }: TrackValues,
  write: (value: number, decimals?: number) => string,
): SectorPositionBar => {
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
