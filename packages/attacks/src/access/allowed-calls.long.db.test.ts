import { describe } from 'vitest';
import { callEverything } from './call-everything.ts';

describe('T1 everybody is let in to what is theirs to call', () => {
  callEverything('let in');
});
