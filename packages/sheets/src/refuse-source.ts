import type {
  SourceLimit,
  SourceRefusal,
  SourceRefusalCode,
} from '@valia/domain/accounts-intake/source-refusal.ts';

type Seen = Partial<Pick<SourceRefusal, 'sheet' | 'cell' | 'limit'>>;

/** Aborts the reading of a file; `readSourceFiles` returns it as a `SourceRefusal`. */
export class SourceRefused extends Error {
  override readonly name = 'SourceRefused';

  constructor(
    readonly code: SourceRefusalCode,
    readonly seen: Seen = {},
    options: { cause?: unknown } = {},
  ) {
    super(code, options);
  }
}

export const refuseSource = (code: SourceRefusalCode, seen: Seen = {}): never => {
  throw new SourceRefused(code, seen);
};

export const refuseTooLarge = (limit: SourceLimit, seen: Seen = {}): never =>
  refuseSource('too-large', { ...seen, limit });

/** Treats an exception of a library as a damaged file; refusals of this package stay unchanged. */
export const wrapAsDamaged = (error: unknown): SourceRefused =>
  error instanceof SourceRefused ? error : new SourceRefused('damaged', {}, { cause: error });
