import { emailChangeFaults } from './email-change-faults.ts';
import { erasureFaults } from './erasure-faults.ts';
import { logoFaults } from './logo-faults.ts';
import { signInFaults } from './sign-in-faults.ts';
import { tryRules } from '../access/try-rules.ts';

tryRules([
  ['a new address changes nothing of anybody else’s', emailChangeFaults],
  ['a copy and an erasure take what is their person’s alone', erasureFaults],
  ['a picture is the logo of whoever sent it', logoFaults],
  ['a password, a code and a challenge open their own account', signInFaults],
]);
