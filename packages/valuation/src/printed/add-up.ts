/** A figure that is printed as the sum of others. */
export interface PrintedSum {
  total: string;
  parts: readonly PrintedPart[];
  /** Settled after other totals, such as the change between two balances. */
  isMinor?: boolean;
}

export interface PrintedPart {
  id: string;
  sign: 1 | -1;
}

/** A figure in printed units: what it rounds to, and the whole number on its other side. */
interface Rounded {
  /** Its place among the figures. */
  place: number;
  nearest: number;
  other: number;
  /** How far from the figure the nearest one is: from 0 to a half. */
  remainder: number;
}

interface Equation {
  terms: { place: number; sign: 1 | -1 }[];
}

/** The search gives up after this many choices; the figures of a valuation need far fewer. */
const mostSteps = 20_000;
/** What binary arithmetic leaves of a whole number. */
const dustOf = (units: number): number => 1e-9 + 1e-14 * Math.abs(units);

const roundedOf = (place: number, units: number, nearest: number): Rounded => {
  const off = units - nearest;
  const remainder = Math.abs(off);
  const isWhole = remainder <= dustOf(units);
  const beyond = off < 0 ? nearest - 1 : nearest + 1;
  return { place, nearest, other: isWhole ? nearest : beyond, remainder };
};

/**
 * The order in which figures are settled; the earlier keep their own rounding. First totals, each before the totals
 * that it is made of, then parts. Of these the ones nearest to a half come last and take what is left over.
 */
const settlingOrder = (
  ids: readonly string[],
  sums: readonly PrintedSum[],
  figures: readonly Rounded[],
  heads: readonly string[],
): Rounded[] => {
  const rank = new Map<string, number>();
  sums.forEach(({ total, isMinor }, place) => {
    rank.set(total, place + (isMinor === true ? 0 : sums.length));
  });
  for (const id of heads) if (!rank.has(id)) rank.set(id, sums.length - 0.5);
  const rankOf = ({ place }: Rounded): number => rank.get(ids[place] ?? '') ?? -1;
  return figures.toSorted(
    (one, other) => rankOf(other) - rankOf(one) || one.remainder - other.remainder,
  );
};

/** Searches whole numbers beside the figures for which every equation holds, in the settling order. */
class Settling {
  readonly #figures: readonly Rounded[];
  readonly #equations: readonly Equation[];
  readonly #equationsOf: Equation[][];
  readonly #chosen: (number | null)[];
  #steps = 0;

  constructor(figures: readonly Rounded[], equations: readonly Equation[]) {
    this.#figures = figures;
    this.#equations = equations;
    this.#chosen = figures.map(({ nearest, other }) => (nearest === other ? nearest : null));
    this.#equationsOf = figures.map(() => []);
    for (const equation of equations) {
      for (const { place } of equation.terms) this.#equationsOf[place]?.push(equation);
    }
  }

  /** Null where no such numbers are found. */
  settle(order: readonly Rounded[]): number[] | null {
    if (!this.#spread([...this.#equations], [])) return null;
    if (!this.#settleFrom(order, 0)) return null;
    return this.#figures.map(({ place, nearest }) => this.#chosen[place] ?? nearest);
  }

  #settleFrom(order: readonly Rounded[], at: number): boolean {
    const figure = order[at];
    if (figure === undefined) return true;
    if (this.#chosen[figure.place] !== null) return this.#settleFrom(order, at + 1);
    const { place } = figure;
    for (const value of [figure.nearest, figure.other]) {
      this.#steps += 1;
      if (this.#steps > mostSteps) return false;
      const trail = [place];
      this.#chosen[place] = value;
      if (this.#spread([...(this.#equationsOf[place] ?? [])], trail)) {
        if (this.#settleFrom(order, at + 1)) return true;
      }
      for (const taken of trail) this.#chosen[taken] = null;
    }
    return false;
  }

  /** Settles what the equations leave no choice; false where one can no longer hold. */
  #spread(waiting: Equation[], trail: number[]): boolean {
    for (let equation = waiting.pop(); equation !== undefined; equation = waiting.pop()) {
      const forced = this.#forcedBy(equation);
      if (forced === null) return false;
      for (const { place, value } of forced) {
        this.#chosen[place] = value;
        trail.push(place);
        waiting.push(...(this.#equationsOf[place] ?? []));
      }
    }
    return true;
  }

  /** The figures of an equation that can only be one number; null where it cannot hold. */
  #forcedBy({ terms }: Equation): { place: number; value: number }[] | null {
    let least = 0;
    let most = 0;
    const open: { place: number; low: number; high: number; sign: 1 | -1 }[] = [];
    for (const { place, sign } of terms) {
      const chosen = this.#chosen[place];
      const { nearest = 0, other = 0 } = this.#figures[place] ?? {};
      const [low, high] =
        chosen === null || chosen === undefined
          ? [Math.min(nearest, other), Math.max(nearest, other)]
          : [chosen, chosen];
      least += sign === 1 ? low : -high;
      most += sign === 1 ? high : -low;
      if (low !== high) open.push({ place, low, high, sign });
    }
    if (least > 0 || most < 0) return null;
    if (least === 0)
      return open.map(({ place, low, high, sign }) => ({ place, value: sign === 1 ? low : high }));
    if (most === 0)
      return open.map(({ place, low, high, sign }) => ({ place, value: sign === 1 ? high : low }));
    return [];
  }
}

const equationsOf = (
  sums: readonly PrintedSum[],
  placeOf: ReadonlyMap<string, number>,
): Equation[] =>
  sums.map(({ total, parts }) => ({
    terms: [{ id: total, sign: -1 as const }, ...parts].map(({ id, sign }) => ({
      place: placeOf.get(id) ?? 0,
      sign,
    })),
  }));

/** How figures are printed: `round` rounds one as it is printed, `unit` is the least that can be told apart. */
export interface PrintedRounding {
  round: (value: number) => number;
  unit: number;
  /** Parts that stand as totals do: an EBITDA, the value that a bridge starts from. */
  heads?: readonly string[];
}

/**
 * The figures as they are printed, so that every sum holds in print: by largest remainder, with totals at their own
 * rounding and each part at one of the two numbers beside it. If any sum does not hold before rounding, every figure
 * keeps its own rounding.
 */
export const addUp = (
  values: ReadonlyMap<string, number>,
  sums: readonly PrintedSum[],
  { round, unit, heads = [] }: PrintedRounding,
): Map<string, number> => {
  const ids = [...values.keys()];
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const figures = [...values.values()].map((value, place) =>
    roundedOf(place, value / unit, Math.round(round(value) / unit) + 0),
  );
  const known = sums.filter(
    ({ total, parts }) => placeOf.has(total) && parts.every(({ id }) => placeOf.has(id)),
  );
  const settled = new Settling(figures, equationsOf(known, placeOf)).settle(
    settlingOrder(ids, known, figures, heads),
  );
  return new Map(
    ids.map((id, place) => {
      const value = settled?.[place] ?? figures[place]?.nearest ?? 0;
      return [id, round(value * unit)];
    }),
  );
};
