import { workspaceAttack } from './workspace-attack.ts';
import { mailLinkAttack, savedViewAttack } from './mail-link-attack.ts';
import { notificationNameAttack } from './notification-name-attack.ts';
import { reportAttack } from './report-attack.ts';
import { shareAttack } from './separate-guards-attack.ts';
import { tryRules } from './try-rules.ts';

tryRules([
  ['a share lets do what it says, for as long as it is', shareAttack],
  [
    'a report is listed, fetched and made by the owner and whom the valuation is shared with',
    reportAttack,
  ],
  ['a view is its person’s alone', savedViewAttack],
  [
    'what is at an adviser’s desk is theirs, and a median that of verified advisers',
    workspaceAttack,
  ],
  ['what one was told of is named while one may see it', notificationNameAttack],
  ['a link works once, in its time, for its purpose', mailLinkAttack],
]);
