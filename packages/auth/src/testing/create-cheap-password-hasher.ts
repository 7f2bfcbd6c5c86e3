import { createPasswordHasher } from '../password-hasher.ts';
import type { PasswordHasher, PasswordHasherLimits } from '../password-hasher.ts';

// The lowest cost that argon2 accepts: a hundredth of what guessing must cost.
const leastCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Same as the product's password hasher, except for its cost; for tests of what is done with passwords. */
export const createCheapPasswordHasher = (limits?: PasswordHasherLimits): PasswordHasher =>
  createPasswordHasher(limits, leastCost);
