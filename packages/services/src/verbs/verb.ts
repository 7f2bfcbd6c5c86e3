import { type Action, isAdministrationPolicy, requireRight } from '@valia/domain/access/rights.ts';
import type { z } from 'zod';
import { changeAudited, type Transaction } from '../context/change-audited.ts';
import { type AuditEntry, recordAudits } from '../audit/record-audit.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import type { Declaration } from './declaration.ts';
import { requireAdministrator } from './require-administrator.ts';

/** A right of the table of rights; `anybody` includes callers who are signed out. */
export type VerbRight = Action | 'anybody';
type ActorOf<Right extends VerbRight> = Right extends 'anybody' ? Actor | null : Actor;

/** A zod schema, reduced to the part that the compiler has to compare. */
interface Schema {
  _zod: { input: unknown; output: unknown };
}
type Sent<Of extends Schema> = Of['_zod']['input'];
type Parsed<Of extends Schema> = Of['_zod']['output'];

/** The readonly form of a type, because samples are never changed. */
type Fixed<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Fixed<Value[Key]> }
  : Value;

/**
 * The declaration of a verb, from which the policy, the procedure, the body limit, the rights matrix and the access
 * tests are derived.
 */
export interface VerbDeclaration extends Declaration {
  right: VerbRight;
  input: z.ZodType;
  output: z.ZodType;
}

type Call<Input> = { ctx: ServiceContext } & (undefined extends Input
  ? { input?: Input }
  : { input: Input });

/** Checks the caller's right and then runs. Throws `AppError`. Its input must already be parsed by its schema. */
export interface Verb<
  Kind extends 'query' | 'mutation',
  Input extends Schema,
  Output extends Schema,
> {
  (call: Call<Parsed<Input>>): Promise<Parsed<Output>>;
  readonly kind: Kind;
  readonly declaration: VerbDeclaration;
  /** Types for the compiler only, which resolves them faster here than from the call signature. */
  readonly $types: { sent: Sent<Input>; given: Parsed<Output> };
}

/** Any verb, as those see it that make something of all of them. */
export interface AnyVerb {
  (call: { ctx: ServiceContext; input: never }): Promise<unknown>;
  kind: 'query' | 'mutation';
  declaration: VerbDeclaration;
  $types: { sent: unknown; given: unknown };
}

/** The result of a change, with its mandatory audit log entries. */
export interface Changed<Value> {
  readonly value: Value;
  readonly entries: readonly AuditEntry[];
}

export const changed = <Value>(
  value: Value,
  ...entries: readonly [AuditEntry, ...AuditEntry[]] | readonly [...AuditEntry[], AuditEntry]
): Changed<Value> => ({ value, entries });

/** The result when nothing was written, because the data was already the same or the call was repeated. */
export const unchanged = <Value>(value: Value): Changed<Value> => ({ value, entries: [] });

/**
 * Works like `change`, for the single transaction of an `act`: the change is written together with its audit log
 * entries.
 */
export const writeChange = <Value>(
  ctx: ServiceContext,
  write: (tx: Transaction) => Promise<Changed<Value>>,
): Promise<Value> =>
  changeAudited(ctx, async (tx) => {
    const { value, entries } = await write(tx);
    await recordAudits(tx, ctx, entries);
    return value;
  });

interface Scope<Right extends VerbRight, Input extends Schema> {
  ctx: ServiceContext;
  actor: ActorOf<Right>;
  input: Parsed<Input>;
}

/** The arguments passed to code that several changes share. */
export interface ChangeScope<Input> {
  ctx: ServiceContext;
  actor: Actor;
  tx: Transaction;
  input: Input;
}

interface Parts<Right, Input, Output, Sample, Run> extends Declaration<Sample> {
  right: Right;
  input: Input;
  output: Output;
  run: Run;
}

type Running<Right extends VerbRight, Input extends Schema, Output extends Schema> = (
  scope: Scope<Right, Input>,
) => Promise<Parsed<Output>>;

const authorise = (ctx: ServiceContext, right: VerbRight): Actor | null => {
  if (right === 'anybody') return ctx.actor;
  return isAdministrationPolicy(right)
    ? requireAdministrator(ctx, right)
    : requireRight(ctx.actor, right);
};

/** The functions below declare the exact types of a verb; this internal function is untyped. */
const verb = (
  kind: 'query' | 'mutation',
  { run: _run, ...declaration }: Parts<VerbRight, unknown, unknown, unknown, unknown>,
  answer: (scope: { ctx: ServiceContext; actor: never; input: never }) => Promise<unknown>,
): never =>
  Object.assign(
    async ({ ctx, input }: { ctx: ServiceContext; input?: unknown }) =>
      answer({ ctx, actor: authorise(ctx, declaration.right) as never, input: input as never }),
    { kind, declaration },
  ) as never;

/** Defines a verb that only reads. */
export const read = <
  const Right extends VerbRight,
  Input extends Schema,
  Output extends Schema,
  const Sample extends Fixed<Sent<Input>>,
>(
  parts: Parts<Right, Input, Output, Sample, Running<Right, Input, Output>>,
): Verb<'query', Input, Output> => verb('query', parts, parts.run);

/** Defines a verb that makes its change, or none, in one transaction, together with its audit log entries. */
export const change = <
  const Right extends VerbRight,
  Input extends Schema,
  Output extends Schema,
  const Sample extends Fixed<Sent<Input>>,
>(
  parts: Parts<
    Right,
    Input,
    Output,
    Sample,
    (scope: Scope<Right, Input> & { tx: Transaction }) => Promise<Changed<Parsed<Output>>>
  >,
): Verb<'mutation', Input, Output> =>
  verb('mutation', parts, ({ ctx, actor, input }) =>
    writeChange(ctx, (tx) => parts.run({ ctx, actor, tx, input })),
  );

/** Defines a verb that prints, sends mail, or runs several transactions, which it opens itself. */
export const act = <
  const Right extends VerbRight,
  Input extends Schema,
  Output extends Schema,
  const Sample extends Fixed<Sent<Input>>,
>(
  parts: Parts<Right, Input, Output, Sample, Running<Right, Input, Output>>,
): Verb<'mutation', Input, Output> => verb('mutation', parts, parts.run);
