const buckets = 2048;

/** The minimum and maximum of the values. */
const boundsOf = (values: Float64Array): [number, number] => {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return [least, greatest];
};

interface Buckets {
  /** The bucket index of each value. */
  places: Uint16Array;
  /** The number of values in the buckets before each one, followed by the total. */
  starts: Int32Array;
}

const fillBuckets = (values: Float64Array, least: number, scale: number): Buckets => {
  const places = new Uint16Array(values.length);
  const starts = new Int32Array(buckets + 1);
  for (let at = 0; at < values.length; at += 1) {
    // The integer array drops the fractional part.
    places[at] = ((values[at] ?? 0) - least) * scale;
    const place = places[at] ?? 0;
    starts[place + 1] = (starts[place + 1] ?? 0) + 1;
  }
  for (let at = 1; at <= buckets; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  return { places, starts };
};

/** The values of some buckets, each bucket sorted; `wanted` is 1 for those buckets. */
const sortBuckets = (
  values: Float64Array,
  { places, starts }: Buckets,
  wanted: Uint8Array,
): Map<number, Float64Array> => {
  const found = new Map<number, Float64Array>();
  const filled = new Int32Array(buckets);
  for (let at = 0; at < values.length; at += 1) {
    const place = places[at] ?? 0;
    if (wanted[place] !== 1) continue;
    const room = (starts[place + 1] ?? 0) - (starts[place] ?? 0);
    const bucket = found.get(place) ?? new Float64Array(room);
    const next = filled[place] ?? 0;
    bucket[next] = values[at] ?? 0;
    filled[place] = next + 1;
    if (next === 0) found.set(place, bucket);
  }
  for (const bucket of found.values()) bucket.sort();
  return found;
};

/**
 * The values at the given positions (integers from 0) of the sorted list. Values are distributed into equal buckets,
 * and only the buckets with a requested position are sorted, which is much faster than sorting 100,000 values.
 */
export const orderedValues = (values: Float64Array, positions: readonly number[]): number[] => {
  const [least, greatest] = boundsOf(values);
  if (!(greatest > least)) return positions.map(() => least);
  const scale = (buckets - 1) / (greatest - least);
  const filled = fillBuckets(values, least, scale);
  const { starts } = filled;
  const bucketOf = (position: number): number => starts.findIndex((start) => start > position) - 1;
  const wanted = new Uint8Array(buckets);
  const places = positions.map((position) => ({ position, bucket: bucketOf(position) }));
  for (const { bucket } of places) wanted[bucket] = 1;
  const sorted = sortBuckets(values, filled, wanted);
  return places.map(
    ({ position, bucket }) => sorted.get(bucket)?.[position - (starts[bucket] ?? 0)] ?? Number.NaN,
  );
};
