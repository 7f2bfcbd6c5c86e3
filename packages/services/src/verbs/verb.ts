import { isForAdministrators, requireRight, type Action } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { z } from 'zod';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import { type AuditEntry, recordAudits } from '../audit/record-audit.ts';
import type { Actor, ServiceContext } from '../service-context.ts';
import type { Declaration, SampleWorld } from './declaration.ts';

/** A right of the table of rights; `anybody` may be signed out. */
export type VerbRight = Action | 'anybody';
type ActorOf<Right extends VerbRight> = Right extends 'anybody' ? Actor | null : Actor;

/** As the sample is written: nobody changes it. */
type Fixed<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Fixed<Value[Key]> }
  : Value;

/** What a verb says of itself; policy, procedure, body limit, rights matrix and attacks are derived from it. */
export interface VerbDeclaration<Sent = unknown> extends Declaration<Sent> {
  right: VerbRight;
  input: z.ZodType;
  output: z.ZodType;
}

type Call<Taken> = { ctx: ServiceContext } & (undefined extends Taken
  ? { input?: Taken }
  : { input: Taken });

/** `Sent` by the client, `Taken` once the schema has read it, `Given` back. Throws `AppError`. */
export interface Verb<Kind extends 'query' | 'mutation', Sent, Taken, Given> {
  (call: Call<Taken>): Promise<Given>;
  readonly kind: Kind;
  readonly declaration: VerbDeclaration<Sent>;
}

/** What a change answers, with the entries of the audit log that it cannot be written without. */
export type Changed<Value> = { readonly value: Value; readonly entries: readonly AuditEntry[] };

export const changed = <Value>(
  value: Value,
  ...entries: readonly [AuditEntry, ...AuditEntry[]]
): Changed<Value> => ({ value, entries });

/** Nothing was written: it was so already, or the same call came again. */
export const unchanged = <Value>(value: Value): Changed<Value> => ({ value, entries: [] });

interface Scope<Right extends VerbRight, Input extends z.ZodType> {
  ctx: ServiceContext;
  actor: ActorOf<Right>;
  input: z.output<Input>;
}

type Parts<
  Right extends VerbRight,
  Input extends z.ZodType,
  Output extends z.ZodType,
  Run,
> = Omit<VerbDeclaration, 'right' | 'input' | 'output' | 'sample'> & {
  right: Right;
  input: Input;
  output: Output;
  sample: (world: SampleWorld) => Fixed<z.input<Input>>;
  run: Run;
};

const authorise = ({ actor }: ServiceContext, right: VerbRight): Actor | null => {
  if (right === 'anybody') return actor;
  const holder = requireRight(actor, right);
  if (isForAdministrators(right) && !holder.secondFactor)
    throw new AppError('second-factor-required');
  return holder;
};

type AnyCall = { ctx: ServiceContext; input?: unknown };

const verb = <Kind extends 'query' | 'mutation'>(
  kind: Kind,
  { run: _run, ...declaration }: VerbDeclaration & { run: unknown },
  answer: (scope: { ctx: ServiceContext; actor: never; input: never }) => Promise<unknown>,
) =>
  Object.assign(
    async ({ ctx, input }: AnyCall) =>
      answer({ ctx, actor: authorise(ctx, declaration.right) as never, input: input as never }),
    { kind, declaration },
  );

/** Answers what is there, in no transaction. */
export const read = <
  const Right extends VerbRight,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(
  parts: Parts<Right, Input, Output, (scope: Scope<Right, Input>) => Promise<z.input<Output>>>,
): Verb<'query', z.input<Input>, z.output<Input>, z.output<Output>> =>
  verb('query', parts, parts.run) as never;

/** Changes something in one transaction, or nothing; its entries of the audit log are written with it. */
export const change = <
  const Right extends VerbRight,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(
  parts: Parts<
    Right,
    Input,
    Output,
    (scope: Scope<Right, Input> & { tx: Transaction }) => Promise<Changed<z.input<Output>>>
  >,
): Verb<'mutation', z.input<Input>, z.output<Input>, z.output<Output>> =>
  verb('mutation', parts, ({ ctx, actor, input }) =>
    changeAudited(ctx, async (tx) => {
      const { value, entries } = await parts.run({ ctx, actor, tx, input });
      await recordAudits(tx, ctx, entries);
      return value;
    }),
  ) as never;

/** Prints, mails or runs several transactions, which it opens itself. */
export const act = <
  const Right extends VerbRight,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(
  parts: Parts<Right, Input, Output, (scope: Scope<Right, Input>) => Promise<z.input<Output>>>,
): Verb<'mutation', z.input<Input>, z.output<Input>, z.output<Output>> =>
  verb('mutation', parts, parts.run) as never;
