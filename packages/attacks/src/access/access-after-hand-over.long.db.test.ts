import { administratorAttack } from './administrator-attack.ts';
import { commissionAttack } from './commission-attack.ts';
import { invitationAttack } from './invitation-attack.ts';
import { leadAttack } from './lead-attack.ts';
import { organizationAdministrationAttack, organizationAttack } from './organization-attack.ts';
import { lateRightAttack } from './late-right-attack.ts';
import { requestAttack } from './request-attack.ts';
import { quotaAttack } from './quota-attack.ts';
import { tryRules } from './try-rules.ts';

tryRules([
  ['a lead goes to an adviser, without what the one before noted and valued', leadAttack],
  ['a request is of two sides, and what came along with it its sender’s', requestAttack],
  ['what one referrer owes is taken from nobody else', commissionAttack],
  ['what others keep takes no room of one’s own', quotaAttack],
  ['what somebody may do is asked once more at the end', lateRightAttack],
  ['an invitation is for one person, once, and tells of nobody else', invitationAttack],
  ['an organization is its members’, and is handed over by its owner', organizationAttack],
  ['an administrator acts on an organization by its owner', organizationAdministrationAttack],
  ['administrators act on whom they name, and on what they saw', administratorAttack],
]);
