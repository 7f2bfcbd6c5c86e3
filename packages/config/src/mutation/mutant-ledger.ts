/** One change at one place. `region` is the function, module body or fallback that contains it. */
export interface Mutant {
  id: number;
  path: string;
  line: number;
  column: number;
  from: string;
  to: string;
  region: number;
  /** The value follows `??` or is a default: the value used for a blank, or one that only the type checker requires. */
  isFallback: boolean;
}

export interface InstrumentedSource {
  code: string;
  mutants: Mutant[];
  /** The number of regions in this source; `firstRegion` is the module body. */
  firstRegion: number;
  regions: number;
}

export interface SourceStart {
  path: string;
  text: string;
  firstMutant: number;
  firstRegion: number;
}

/** The mutants of one source, the functions that select between them, and the regions that contain them. */
export class MutantLedger {
  readonly start: SourceStart;
  readonly mutants: Mutant[] = [];
  readonly #preamble: string[] = [];
  #regions = 1;
  #region: number;
  #fallbacks = 0;

  constructor(start: SourceStart) {
    this.start = start;
    this.#region = start.firstRegion;
  }

  finish(code: string): InstrumentedSource {
    const { firstRegion } = this.start;
    const open = `const $m = globalThis.$mutation; $m.hits[${firstRegion}] = 1;`;
    return {
      code: `${open} ${this.#preamble.join(' ')} ${code}`,
      mutants: this.mutants,
      firstRegion,
      regions: this.#regions,
    };
  }

  /** Records a change at an offset of the source; returns its id. */
  add(offset: number, from: string, to: string): number {
    const { path, text, firstMutant } = this.start;
    const before = text.slice(0, offset).split('\n');
    const id = firstMutant + this.mutants.length;
    const column = (before.at(-1) ?? '').length + 1;
    const place = { line: before.length, column };
    const isFallback = this.#fallbacks > 0;
    this.mutants.push({ id, path, ...place, from, to, region: this.#region, isFallback });
    return id;
  }

  /** Defines a module function that works as the original operator, or as the active mutant. */
  define(parameters: string, original: string, changed: readonly [number, string][]): string {
    const name = `$${this.start.firstMutant + this.mutants.length}_${this.#preamble.length}`;
    const choices = changed.map(([id, code]) => `$m.at === ${id} ? ${code} : `).join('');
    this.#preamble.push(`const ${name} = (${parameters}) => ${choices}${original};`);
    return name;
  }

  /** The statement that records the region as entered. */
  hit(): string {
    return `$m.hits[${this.#region}] = 1`;
  }

  inRegion(render: () => string): string {
    const outer = this.#region;
    this.#region = this.start.firstRegion + this.#regions;
    this.#regions += 1;
    const code = render();
    this.#region = outer;
    return code;
  }

  /** Renders a value after `??` or a default value, in its own region. */
  inFallback(render: () => string): string {
    this.#fallbacks += 1;
    const code = this.inRegion(() => `(${this.hit()}, ${render()})`);
    this.#fallbacks -= 1;
    return code;
  }
}
