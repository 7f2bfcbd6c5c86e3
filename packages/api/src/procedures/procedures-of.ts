import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import type { Policy } from '@valia/domain/access/policies.ts';
import { policyOfAction } from '@valia/domain/access/rights.ts';
import type { ServiceContext } from '@valia/services/context/service-context.ts';
import * as services from '@valia/services/sections.ts';
import type { SectionService } from '@valia/services/verbs/section-service.ts';
import type { AnyVerb } from '@valia/services/verbs/verb.ts';
import type { ProcedureMeta } from './procedure-meta.ts';
import {
  isAdmin,
  isAdvisor,
  isGlobalAdmin,
  isSuperadmin,
  publicProcedure,
  signedIn,
} from './procedures.ts';

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

type AnyVerbs = Readonly<Record<string, AnyVerb>>;
type ProceduresOf<Verbs extends AnyVerbs> = { [Name in keyof Verbs]: ProcedureOf<Verbs[Name]> };

/** The procedures of verbs, each under the name that clients call. */
export const proceduresOf = <Verbs extends AnyVerbs>(verbs: Verbs) =>
  Object.fromEntries(
    Object.entries(verbs).map(([name, verb]) => [name, procedureOf(verb)]),
  ) as unknown as ProceduresOf<Verbs>;

type Services = typeof services;
type ProceduresUnder<Root extends string> = {
  [
    Key in keyof Services as Services[Key]['router'] extends readonly [Root, infer Name]
      ? Name & string
      : never
  ]: ProceduresOf<Services[Key]['verbs']>;
};

/** The calls of the sections that belong to one router of the root. */
export const sectionProcedures = <Root extends 'valuations' | 'referrals' | 'admin'>(root: Root) =>
  Object.fromEntries(
    Object.values<SectionService>(services)
      .filter((service) => service.router[0] === root)
      .map((service) => [service.router[1], proceduresOf(service.verbs)]),
  ) as unknown as ProceduresUnder<Root>;
