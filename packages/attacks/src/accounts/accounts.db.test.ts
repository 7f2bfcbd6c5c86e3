import { emailChangeAttack } from './email-change-attack.ts';
import { erasureAttack } from './erasure-attack.ts';
import { logoAttack } from './logo-attack.ts';
import { signInAttack } from './sign-in-attack.ts';
import { tryRules } from '../access/try-rules.ts';

tryRules([
  ['a new address changes nothing of anybody else’s', emailChangeAttack],
  ['a copy and an erasure take what is their person’s alone', erasureAttack],
  ['a picture is the logo of whoever sent it', logoAttack],
  ['a password, a code and a challenge open their own account', signInAttack],
]);
