import { createPasswordHasher } from '../password-hasher.ts';
import type { PasswordHasher, PasswordHasherLimits } from '../password-hasher.ts';

// The least that argon2 takes: a hundredth of what guessing has to cost.
const leastCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** As the product's in all but its cost: for tests of what is done with passwords. */
export const createCheapPasswordHasher = (limits?: PasswordHasherLimits): PasswordHasher =>
  createPasswordHasher(limits, leastCost);
