import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import type { Policy } from '@valia/domain/access/policies.ts';
import { policyOfAction } from '@valia/domain/access/rights.ts';
import type { ServiceContext } from '@valia/services/context/service-context.ts';
import type { VerbDeclaration } from '@valia/services/verbs/verb.ts';
import type { ProcedureMeta } from './procedure-meta.ts';
import {
  isAdmin,
  isAdvisor,
  isGlobalAdmin,
  isSuperadmin,
  publicProcedure,
  signedIn,
} from './procedures.ts';

interface AnyVerb {
  (call: { ctx: ServiceContext; input: never }): Promise<unknown>;
  kind: 'query' | 'mutation';
  declaration: VerbDeclaration;
  $types: { sent: unknown; given: unknown };
}

interface Definition<One extends AnyVerb> {
  input: One['$types']['sent'];
  output: One['$types']['given'];
  meta: ProcedureMeta;
}

type ProcedureOf<One extends AnyVerb> = One['kind'] extends 'query'
  ? TRPCQueryProcedure<Definition<One>>
  : TRPCMutationProcedure<Definition<One>>;

const byPolicy = {
  public: publicProcedure,
  signedIn,
  isAdvisor,
  isAdmin,
  isSuperadmin,
  isGlobalAdmin,
} satisfies Record<Policy, unknown>;

const procedureOf = (verb: AnyVerb) => {
  const { right, input, output, ...declaration } = verb.declaration;
  const policy = right === 'anybody' ? 'public' : policyOfAction(right);
  // The policies differ only in the type of the actor, which a verb determines for itself.
  const bare: typeof publicProcedure = byPolicy[policy] as never;
  const procedure = bare.meta(declaration).input(input).output(output);
  const answer = ({ ctx, input: taken }: { ctx: ServiceContext; input: unknown }) =>
    verb({ ctx, input: taken as never });
  return verb.kind === 'query' ? procedure.query(answer) : procedure.mutation(answer);
};

/** The procedures of verbs, each under the name that clients call. */
export const proceduresOf = <Verbs extends Readonly<Record<string, AnyVerb>>>(verbs: Verbs) =>
  Object.fromEntries(
    Object.entries(verbs).map(([name, verb]) => [name, procedureOf(verb)]),
  ) as unknown as { [Name in keyof Verbs]: ProcedureOf<Verbs[Name]> };
