import { randomUUID } from 'node:crypto';
import { hashLinkToken } from '@valia/auth/link-token.ts';
import { createSessionToken } from '@valia/auth/session-token.ts';
import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { organizationMembers } from '@valia/db/schema/identity/organizations.ts';
import { signedInPerson, type SignedInPerson } from '@valia/server/testing/http-person.ts';
import {
  listen,
  patientAnswerMs,
  type ListeningServer,
} from '@valia/server/testing/listening-server.ts';
import { eq } from 'drizzle-orm';
import { administratorFaults } from '../access/administrator-faults.ts';
import { bystanderDigest } from '../access/bystander.ts';
import { differences } from '../access/differences.ts';
import { changedTables } from '../access/digest-statement.ts';
import { deskFaults } from '../access/desk-faults.ts';
import { gainFaults } from '../access/gain-faults.ts';
import { confirmationFaults, linkFaults, viewFaults } from '../access/link-faults.ts';
import { listedProcedures } from '../access/listed-procedures.ts';
import { newsFaults } from '../access/news-faults.ts';
import { procedureFaults } from '../access/procedure-faults.ts';
import { ruleFaults } from '../access/rule-faults.ts';
import { reportFaults } from '../access/report-faults.ts';
import { newcomerFaults, shareFaults, signInFaults, wallFaults } from '../access/wall-faults.ts';
import { canaryFaults } from '../secrets/canary.ts';

const hourMs = 3_600_000;

/** Who is invited enters, into where they are invited, and nobody else does. */
async function* invitationFaults(server: ListeningServer): AsyncGenerator<string> {
  const [owner, third] = [await signedInPerson(server), await signedInPerson(server)];
  const invited = await signedInPerson(server);
  const digest = await bystanderDigest(server);
  const before = await digest();
  const token = createSessionToken();
  await server.db.insert(invitations).values({
    id: randomUUID(),
    organizationId: owner.organizationId,
    email: invited.email,
    invitedBy: owner.userId,
    tokenHash: hashLinkToken(token),
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + hourMs),
  });
  const codeOf = async ({ http }: SignedInPerson) =>
    (await http.call('auth.invitations.accept', { token })).code;
  const members = organizationMembers.organizationId;
  yield* differences([
    ['another accepts', await codeOf(third), 'invitation-for-another'],
    ['who is invited accepts', await codeOf(invited), null],
    ['members', await server.db.$count(organizationMembers, eq(members, owner.organizationId)), 2],
    [
      'where another is',
      await server.db.$count(organizationMembers, eq(members, third.organizationId)),
      1,
    ],
    ['what is a bystander’s', changedTables(before, await digest()), ''],
  ]);
}

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
  { name: 'walls', faultsIn: wallFaults },
  { name: 'administrators', faultsIn: administratorFaults },
  { name: 'links', faultsIn: linkFaults },
  { name: 'confirmations', faultsIn: confirmationFaults },
  { name: 'views', faultsIn: viewFaults },
  { name: 'invitations', faultsIn: invitationFaults },
  { name: 'newcomers', faultsIn: newcomerFaults },
  { name: 'shares', faultsIn: shareFaults },
  { name: 'reports', faultsIn: reportFaults },
  { name: 'desk', isAlone: true, faultsIn: deskFaults },
  { name: 'news', faultsIn: newsFaults },
  { name: 'sign-in', faultsIn: signInFaults },
  ...listedProcedures.map((procedure) => ({
    name: procedure.path,
    faultsIn: (server: ListeningServer) => procedureFaults(server, procedure),
  })),
  { name: 'gains', isAlone: true, faultsIn: (server) => gainFaults(server) },
  { name: 'canaries', faultsIn: canaryFaults },
];

export interface Told {
  /** The first thing that tells a mutant from the product. */
  fault: string | null;
  /** What broke before anything was told: that says nothing of who may do what, and counts as not noticed. */
  failure?: string;
}

const firstFaultOn = async (parts: readonly FaultPart[]): Promise<Told> => {
  const server = await listen({ answerWithinMs: patientAnswerMs });
  try {
    for (const { faultsIn } of parts) for await (const fault of faultsIn(server)) return { fault };
    return { fault: null };
  } catch (error) {
    return { fault: null, failure: String(error) };
  } finally {
    await server.close();
  }
};

/** What the parts tell, one after the other, of a server of their own. */
export const firstFault = async (parts: readonly FaultPart[]): Promise<Told> => {
  const together = parts.filter(({ isAlone }) => isAlone !== true);
  const told: Told = together.length === 0 ? { fault: null } : await firstFaultOn(together);
  if (told.fault !== null || told.failure !== undefined) return told;
  for (const part of parts.filter(({ isAlone }) => isAlone === true)) {
    const alone = await firstFaultOn([part]);
    if (alone.fault !== null || alone.failure !== undefined) return alone;
  }
  return told;
};
