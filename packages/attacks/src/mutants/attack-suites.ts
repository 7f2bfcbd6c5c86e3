import {
  startListeningServer,
  slowAnswerTimeoutMs,
  type ListeningServer,
} from '@valia/server/testing/listening-server.ts';
import { administratorAttack } from '../access/administrator-attack.ts';
import { DidNotWaitError } from '../access/call-after-waiting.ts';
import { commissionAttack } from '../access/commission-attack.ts';
import { workspaceAttack } from '../access/workspace-attack.ts';
import { emailChangeAttack } from '../accounts/email-change-attack.ts';
import { accessGainAttack } from '../access/access-gain-attack.ts';
import { invitationAttack } from '../access/invitation-attack.ts';
import { leadAttack } from '../access/lead-attack.ts';
import {
  confirmationLinkAttack,
  mailLinkAttack,
  savedViewAttack,
} from '../access/mail-link-attack.ts';
import { listedProcedures, splitPerDatabase } from '../access/listed-procedures.ts';
import { lateRightAttack } from '../access/late-right-attack.ts';
import { notificationNameAttack } from '../access/notification-name-attack.ts';
import {
  organizationAdministrationAttack,
  organizationAttack,
} from '../access/organization-attack.ts';
import { allowedCallsAttack, refusedCallsAttack } from '../access/procedure-attack.ts';
import { accessRuleAttack } from '../access/access-rule-attack.ts';
import { reportAttack } from '../access/report-attack.ts';
import { requestAttack } from '../access/request-attack.ts';
import { quotaAttack } from '../access/quota-attack.ts';
import {
  newcomerAttack,
  shareAttack,
  separateGuardsAttack,
} from '../access/separate-guards-attack.ts';
import { erasureAttack } from '../accounts/erasure-attack.ts';
import { logoAttack } from '../accounts/logo-attack.ts';
import { erasedMidCallAttack, signedInProcedures } from '../accounts/erased-mid-call-attack.ts';
import { signInAttack } from '../accounts/sign-in-attack.ts';
import { canaryAttack } from '../secrets/canary.ts';

/** One part of all the access attacks. */
export interface AttackSuite {
  name: string;
  /**
   * Needs a server that nobody has used, because additional data would not be noticed among existing data of others.
   */
  isAlone?: true;
  faultsIn: (server: ListeningServer) => AsyncIterable<string> | Iterable<string>;
}

/** The quick parts come first. */
export const attackSuites: readonly AttackSuite[] = [
  { name: 'rules', faultsIn: accessRuleAttack },
  { name: 'walls', faultsIn: separateGuardsAttack },
  { name: 'administrators', faultsIn: administratorAttack },
  { name: 'links', faultsIn: mailLinkAttack },
  { name: 'confirmations', faultsIn: confirmationLinkAttack },
  { name: 'views', faultsIn: savedViewAttack },
  { name: 'invitations', faultsIn: invitationAttack },
  { name: 'organizations', faultsIn: organizationAttack },
  { name: 'administrated organizations', faultsIn: organizationAdministrationAttack },
  { name: 'address changes', faultsIn: emailChangeAttack },
  { name: 'erasures', faultsIn: erasureAttack },
  { name: 'logos', faultsIn: logoAttack },
  { name: 'leads', faultsIn: leadAttack },
  { name: 'requests', faultsIn: requestAttack },
  { name: 'commissions', faultsIn: commissionAttack },
  { name: 'newcomers', faultsIn: newcomerAttack },
  { name: 'shares', faultsIn: shareAttack },
  { name: 'reports', faultsIn: reportAttack },
  { name: 'room', faultsIn: quotaAttack },
  { name: 'meanwhile', faultsIn: lateRightAttack },
  { name: 'desk', isAlone: true, faultsIn: workspaceAttack },
  { name: 'news', faultsIn: notificationNameAttack },
  { name: 'sign-in', faultsIn: signInAttack },
  ...listedProcedures.map((procedure) => ({
    name: procedure.path,
    // Refusals first, because callers who are let in may change the world.
    async *faultsIn(server: ListeningServer) {
      yield* refusedCallsAttack(server, procedure);
      yield* allowedCallsAttack(server, procedure);
    },
  })),
  ...signedInProcedures.map((procedure) => ({
    name: `overtaken ${procedure.path}`,
    faultsIn: (server: ListeningServer) => erasedMidCallAttack(server, procedure),
  })),
  { name: 'gains', isAlone: true, faultsIn: (server) => accessGainAttack(server) },
  { name: 'canaries', faultsIn: canaryAttack },
];

export interface AttackReport {
  /** The first difference found between a mutant and the product. */
  fault: string | null;
  /** An error before any fault was found: it shows nothing about access, and the mutant is treated as not noticed. */
  failure?: string;
}

const firstFaultOn = async (parts: readonly AttackSuite[]): Promise<AttackReport> => {
  const server = await startListeningServer({ answerWithinMs: slowAnswerTimeoutMs });
  try {
    for (const { faultsIn } of parts) for await (const fault of faultsIn(server)) return { fault };
    return { fault: null };
  } catch (error) {
    if (error instanceof DidNotWaitError) return { fault: error.message };
    return { fault: null, failure: String(error) };
  } finally {
    await server.close();
  }
};

/** The first fault that the parts find, one after the other, on servers used by nothing else. */
export const findFirstFault = async (parts: readonly AttackSuite[]): Promise<AttackReport> => {
  const together = splitPerDatabase(parts.filter(({ isAlone }) => isAlone !== true));
  const alone = parts.filter(({ isAlone }) => isAlone === true).map((part) => [part]);
  for (const some of [...together, ...alone]) {
    const told = await firstFaultOn(some);
    if (told.fault !== null || told.failure !== undefined) return told;
  }
  return { fault: null };
};
