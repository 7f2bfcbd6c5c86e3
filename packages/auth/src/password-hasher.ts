import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@valia/domain/errors/app-error.ts';

export interface PasswordHasher {
  /** An argon2id string. */
  hash(password: string): Promise<string>;
  /**
   * Takes the same time when `storedHash` is null (no account has this email address), and then always returns false.
   */
  verify(storedHash: string | null, password: string): Promise<boolean>;
}

export interface PasswordHasherLimits {
  /** Hashes computed at the same time. */
  running: number;
  /** Callers waiting in the queue; one more is refused as `unavailable`. */
  waiting: number;
}

/** The cost of one hash: memory in KiB, passes over the memory, and lanes. */
interface PasswordHashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

// OWASP's parameters; argon2id is the library's default algorithm.
const productCost: PasswordHashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const waitingPerCore = 7;

// Normalized, because keyboards and systems encode the same letter differently (NIST SP 800-63B 5.1.1.2).
const composed = (password: string): string => password.normalize('NFKC');

const defaultLimits = (): PasswordHasherLimits => {
  const cores = availableParallelism();
  return { running: cores, waiting: cores * waitingPerCore };
};

/**
 * Every hash needs 19 MiB and a core: at most `running` hashes run at once, the rest wait in order, and a full queue
 * refuses.
 */
const createGate = ({ running, waiting }: PasswordHasherLimits) => {
  let active = 0;
  const queue: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (active >= running) {
      if (queue.length >= waiting) throw new AppError('unavailable');
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) active -= 1;
      else next();
    }
  };
};

/** `cost` differs from the default only in tests. */
export const createPasswordHasher = (
  limits: PasswordHasherLimits = defaultLimits(),
  cost: PasswordHashCost = productCost,
): PasswordHasher => {
  const gate = createGate(limits);
  const dummyHash = hash('nobody has this password', cost);
  return {
    hash: (password) => gate(() => hash(composed(password), cost)),
    verify: async (storedHash, password) => {
      const compared = storedHash ?? (await dummyHash);
      const matches = await gate(() => verify(compared, composed(password)));
      return storedHash !== null && matches;
    },
  };
};
