import { type Action, isForAdministrators, requireRight } from '@valia/domain/access/rights.ts';
import type { z } from 'zod';
import { changeAudited, type Transaction } from '../context/change-audited.ts';
import { type AuditEntry, recordAudits } from '../audit/record-audit.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import type { Declaration } from './declaration.ts';
import { requireAdministrator } from './require-administrator.ts';

/** A right of the table of rights; `anybody` may be signed out. */
export type VerbRight = Action | 'anybody';
type ActorOf<Right extends VerbRight> = Right extends 'anybody' ? Actor | null : Actor;

/** A zod schema, as little of it as the compiler has to compare. */
interface Schema {
  _zod: { input: unknown; output: unknown };
}
type Sent<Of extends Schema> = Of['_zod']['input'];
type Parsed<Of extends Schema> = Of['_zod']['output'];

/** As a sample is written: nobody changes it. */
type Fixed<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Fixed<Value[Key]> }
  : Value;

/** What a verb says of itself: policy, procedure, body limit, rights matrix and attacks are derived from it. */
export interface VerbDeclaration extends Declaration {
  right: VerbRight;
  input: z.ZodType;
  output: z.ZodType;
}

type Call<Input> = { ctx: ServiceContext } & (undefined extends Input
  ? { input?: Input }
  : { input: Input });

/** Authorises, then answers. Throws `AppError`; its input has been read by its schema. */
export interface Verb<
  Kind extends 'query' | 'mutation',
  Input extends Schema,
  Output extends Schema,
> {
  (call: Call<Parsed<Input>>): Promise<Parsed<Output>>;
  readonly kind: Kind;
  readonly declaration: VerbDeclaration;
  /** For the compiler alone, which reads them faster here than out of the call. */
  readonly $types: { sent: Sent<Input>; given: Parsed<Output> };
}

/** What a change answers, with the entries of the audit log that it cannot be written without. */
export interface Changed<Value> {
  readonly value: Value;
  readonly entries: readonly AuditEntry[];
}

export const changed = <Value>(
  value: Value,
  ...entries: readonly [AuditEntry, ...AuditEntry[]] | readonly [...AuditEntry[], AuditEntry]
): Changed<Value> => ({ value, entries });

/** Nothing was written: it was so already, or the same call came again. */
export const unchanged = <Value>(value: Value): Changed<Value> => ({ value, entries: [] });

/** What `change` does, for the one transaction of an `act`: what is changed is written with its entries. */
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

/** What a part that several changes share is given of them. */
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
  return isForAdministrators(right)
    ? requireAdministrator(ctx, right)
    : requireRight(ctx.actor, right);
};

/** The types of a verb are those of the functions below; in here there is one kind of verb. */
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

/** Answers what is there. */
export const read = <
  const Right extends VerbRight,
  Input extends Schema,
  Output extends Schema,
  const Sample extends Fixed<Sent<Input>>,
>(
  parts: Parts<Right, Input, Output, Sample, Running<Right, Input, Output>>,
): Verb<'query', Input, Output> => verb('query', parts, parts.run);

/** Changes something in one transaction, or nothing; its entries of the audit log are written with it. */
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

/** Prints, mails or runs several transactions, which it opens itself. */
export const act = <
  const Right extends VerbRight,
  Input extends Schema,
  Output extends Schema,
  const Sample extends Fixed<Sent<Input>>,
>(
  parts: Parts<Right, Input, Output, Sample, Running<Right, Input, Output>>,
): Verb<'mutation', Input, Output> => verb('mutation', parts, parts.run);
