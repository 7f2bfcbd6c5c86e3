import { workspaceAttack } from './workspace-attack.ts';
import { linkFaults, viewFaults } from './link-faults.ts';
import { newsFaults } from './news-faults.ts';
import { reportFaults } from './report-faults.ts';
import { shareFaults } from './separate-guards-attack.ts';
import { tryRules } from './try-rules.ts';

tryRules([
  ['a share lets do what it says, for as long as it is', shareFaults],
  [
    'a report is listed, fetched and made by the owner and whom the valuation is shared with',
    reportFaults,
  ],
  ['a view is its person’s alone', viewFaults],
  [
    'what is at an adviser’s desk is theirs, and a median that of verified advisers',
    workspaceAttack,
  ],
  ['what one was told of is named while one may see it', newsFaults],
  ['a link works once, in its time, for its purpose', linkFaults],
]);
