import { administratorFaults } from './administrator-faults.ts';
import { commissionFaults } from './commission-faults.ts';
import { invitationFaults } from './invitation-faults.ts';
import { leadFaults } from './lead-faults.ts';
import { organizationAdministrationFaults, organizationFaults } from './organization-faults.ts';
import { lateRightAttack } from './late-right-attack.ts';
import { requestFaults } from './request-faults.ts';
import { quotaAttack } from './quota-attack.ts';
import { tryRules } from './try-rules.ts';

tryRules([
  ['a lead goes to an adviser, without what the one before noted and valued', leadFaults],
  ['a request is of two sides, and what came along with it its sender’s', requestFaults],
  ['what one referrer owes is taken from nobody else', commissionFaults],
  ['what others keep takes no room of one’s own', quotaAttack],
  ['what somebody may do is asked once more at the end', lateRightAttack],
  ['an invitation is for one person, once, and tells of nobody else', invitationFaults],
  ['an organization is its members’, and is handed over by its owner', organizationFaults],
  ['an administrator acts on an organization by its owner', organizationAdministrationFaults],
  ['administrators act on whom they name, and on what they saw', administratorFaults],
]);
