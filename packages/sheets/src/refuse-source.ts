import type {
  SourceLimit,
  SourceRefusal,
  SourceRefusalCode,
} from '@valia/domain/accounts-intake/source-refusal.ts';

type Seen = Partial<Pick<SourceRefusal, 'sheet' | 'cell' | 'limit'>>;

/** Ends the reading of a file; `readSourceFiles` answers it as a `SourceRefusal`. */
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

export const refuseLarge = (limit: SourceLimit, seen: Seen = {}): never =>
  refuseSource('too-large', { ...seen, limit });

/** What a library throws over a file is a damaged file; what this package refused stays as it is. */
export const asDamaged = (error: unknown): SourceRefused =>
  error instanceof SourceRefused ? error : new SourceRefused('damaged', {}, { cause: error });
