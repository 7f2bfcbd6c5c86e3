import {
  listen,
  patientAnswerMs,
  type ListeningServer,
} from '@valia/server/testing/listening-server.ts';
import { administratorFaults } from '../access/administrator-faults.ts';
import { NobodyWaited } from '../access/answer-after.ts';
import { commissionFaults } from '../access/commission-faults.ts';
import { workspaceAttack } from '../access/workspace-attack.ts';
import { emailChangeFaults } from '../accounts/email-change-faults.ts';
import { gainFaults } from '../access/gain-faults.ts';
import { invitationFaults } from '../access/invitation-faults.ts';
import { leadFaults } from '../access/lead-faults.ts';
import { confirmationFaults, linkFaults, viewFaults } from '../access/link-faults.ts';
import { listedProcedures, perDatabase } from '../access/listed-procedures.ts';
import { lateRightAttack } from '../access/late-right-attack.ts';
import { newsFaults } from '../access/news-faults.ts';
import {
  organizationAdministrationFaults,
  organizationFaults,
} from '../access/organization-faults.ts';
import { entryFaults, refusalFaults } from '../access/procedure-faults.ts';
import { ruleFaults } from '../access/rule-faults.ts';
import { reportFaults } from '../access/report-faults.ts';
import { requestFaults } from '../access/request-faults.ts';
import { quotaAttack } from '../access/quota-attack.ts';
import {
  newcomerFaults,
  shareFaults,
  separateGuardsAttack,
} from '../access/separate-guards-attack.ts';
import { erasureFaults } from '../accounts/erasure-faults.ts';
import { logoFaults } from '../accounts/logo-faults.ts';
import { overtakenFaults, overtakenProcedures } from '../accounts/overtaken-faults.ts';
import { signInFaults } from '../accounts/sign-in-faults.ts';
import { canaryFaults } from '../secrets/canary.ts';

/** A part of all that shows who may do what. */
export interface FaultPart {
  name: string;
  /** Where others have something already, more of it may not show: on a server that nobody has used. */
  isAlone?: true;
  faultsIn: (server: ListeningServer) => AsyncIterable<string> | Iterable<string>;
}

/** The quick parts first. */
export const faultParts: readonly FaultPart[] = [
  { name: 'rules', faultsIn: ruleFaults },
  { name: 'walls', faultsIn: separateGuardsAttack },
  { name: 'administrators', faultsIn: administratorFaults },
  { name: 'links', faultsIn: linkFaults },
  { name: 'confirmations', faultsIn: confirmationFaults },
  { name: 'views', faultsIn: viewFaults },
  { name: 'invitations', faultsIn: invitationFaults },
  { name: 'organizations', faultsIn: organizationFaults },
  { name: 'administrated organizations', faultsIn: organizationAdministrationFaults },
  { name: 'address changes', faultsIn: emailChangeFaults },
  { name: 'erasures', faultsIn: erasureFaults },
  { name: 'logos', faultsIn: logoFaults },
  { name: 'leads', faultsIn: leadFaults },
  { name: 'requests', faultsIn: requestFaults },
  { name: 'commissions', faultsIn: commissionFaults },
  { name: 'newcomers', faultsIn: newcomerFaults },
  { name: 'shares', faultsIn: shareFaults },
  { name: 'reports', faultsIn: reportFaults },
  { name: 'room', faultsIn: quotaAttack },
  { name: 'meanwhile', faultsIn: lateRightAttack },
  { name: 'desk', isAlone: true, faultsIn: workspaceAttack },
  { name: 'news', faultsIn: newsFaults },
  { name: 'sign-in', faultsIn: signInFaults },
  ...listedProcedures.map((procedure) => ({
    name: procedure.path,
    // Refusals first: who is let in may change the world.
    async *faultsIn(server: ListeningServer) {
      yield* refusalFaults(server, procedure);
      yield* entryFaults(server, procedure);
    },
  })),
  ...overtakenProcedures.map((procedure) => ({
    name: `overtaken ${procedure.path}`,
    faultsIn: (server: ListeningServer) => overtakenFaults(server, procedure),
  })),
  { name: 'gains', isAlone: true, faultsIn: (server) => gainFaults(server) },
  { name: 'canaries', faultsIn: canaryFaults },
];

export interface FaultReport {
  /** The first thing that tells a mutant from the product. */
  fault: string | null;
  /** What broke before anything was told: that says nothing of who may do what, and counts as not noticed. */
  failure?: string;
}

const firstFaultOn = async (parts: readonly FaultPart[]): Promise<FaultReport> => {
  const server = await listen({ answerWithinMs: patientAnswerMs });
  try {
    for (const { faultsIn } of parts) for await (const fault of faultsIn(server)) return { fault };
    return { fault: null };
  } catch (error) {
    if (error instanceof NobodyWaited) return { fault: error.message };
    return { fault: null, failure: String(error) };
  } finally {
    await server.close();
  }
};

/** What the parts tell, one after the other, of servers that nobody else uses. */
export const firstFault = async (parts: readonly FaultPart[]): Promise<FaultReport> => {
  const together = perDatabase(parts.filter(({ isAlone }) => isAlone !== true));
  const alone = parts.filter(({ isAlone }) => isAlone === true).map((part) => [part]);
  for (const some of [...together, ...alone]) {
    const told = await firstFaultOn(some);
    if (told.fault !== null || told.failure !== undefined) return told;
  }
  return { fault: null };
};
