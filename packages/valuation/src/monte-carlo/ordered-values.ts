const buckets = 2048;

/** Least and greatest of the values. */
const boundsOf = (values: Float64Array): [number, number] => {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  return [least, greatest];
};

/** How many values lie in earlier buckets than each, and in all. */
const bucketStarts = (values: Float64Array, least: number, scale: number): Int32Array => {
  const starts = new Int32Array(buckets + 1);
  for (let at = 0; at < values.length; at += 1) {
    const next = (((values[at] ?? 0) - least) * scale + 1) | 0;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let at = 1; at <= buckets; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  return starts;
};

/** The values of some buckets, each sorted; `wanted` holds 1 for those. */
const sortBuckets = (
  values: Float64Array,
  least: number,
  scale: number,
  wanted: Uint8Array,
): Map<number, number[]> => {
  const found = new Map<number, number[]>();
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    const bucket = ((value - least) * scale) | 0;
    if (wanted[bucket] === 0) continue;
    const known = found.get(bucket);
    if (known === undefined) found.set(bucket, [value]);
    else known.push(value);
  }
  for (const bucket of found.values()) bucket.sort((one, other) => one - other);
  return found;
};

/**
 * What would stand at some positions, whole numbers from 0, if the values were sorted. Values fall into equal buckets,
 * and only the buckets of a position are sorted: far less than sorting 100,000 values.
 */
export const orderedValues = (values: Float64Array, positions: readonly number[]): number[] => {
  const [least, greatest] = boundsOf(values);
  if (!(greatest > least)) return positions.map(() => least);
  const scale = (buckets - 1) / (greatest - least);
  const starts = bucketStarts(values, least, scale);
  const bucketOf = (position: number): number =>
    Math.max(0, starts.findIndex((start) => start > position) - 1);
  const wanted = new Uint8Array(buckets);
  const places = positions.map((position) => ({ position, bucket: bucketOf(position) }));
  for (const { bucket } of places) wanted[bucket] = 1;
  const sorted = sortBuckets(values, least, scale, wanted);
  return places.map(
    ({ position, bucket }) => sorted.get(bucket)?.[position - (starts[bucket] ?? 0)] ?? Number.NaN,
  );
};
