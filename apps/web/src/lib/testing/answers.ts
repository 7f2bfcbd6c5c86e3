import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { AppRouter } from '@valia/api/app-router.ts';

/** The network fails before the server answers. */
export const noConnection = { noConnection: true } as const;

export interface Refusal {
  refusal: ErrorCode;
  fields?: FieldIssue[];
  retryAfterSeconds?: number;
}

type Answered<Output> = Output | Refusal | typeof noConnection;

/** What one procedure answers: always the same, or by what is sent. */
type Answer<Input, Output> =
  | Answered<Output>
  | ((input: Input) => Answered<Output> | Promise<Answered<Output>>);

/** What the server answers, in the shape of the root router; only what is asked for is needed. */
export type Answers<Routes = AppRouter['_def']['record']> = {
  readonly [Name in keyof Routes]?: Routes[Name] extends {
    _def: { $types: { input: infer Input; output: infer Output } };
  }
    ? Answer<Input, Output>
    : Answers<Routes[Name]>;
};

/** What stands at a path of the answers, for what is handed on before it is joined to the others. */
export type AnswersAt<Path extends readonly string[], Of = Answers> = Path extends readonly [
  infer Name extends keyof Of,
  ...infer Rest extends readonly string[],
]
  ? AnswersAt<Rest, NonNullable<Of[Name]>>
  : Of;

/** The answer at the procedure's path; of several the last that has one. */
const findAnswer = (answers: readonly Answers[], procedure: string): unknown =>
  answers
    .map((one) =>
      procedure
        .split('.')
        .reduce<unknown>((at, name): unknown => Reflect.get(Object(at), name), one),
    )
    .findLast((found) => found !== undefined);

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer;

const responseOf = (answer: unknown): Response => {
  if (answer === noConnection) throw new TypeError('fetch failed');
  if (!isRefusal(answer)) return Response.json({ result: { data: answer ?? null } });
  const { refusal: code, fields = [], retryAfterSeconds } = answer;
  const headers = new Headers(
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
  );
  const data = { code, httpStatus: 400, fields, requestId: 'r' };
  return Response.json({ error: { message: code, code: -32_600, data } }, { status: 400, headers });
};

const inputOf = (url: URL, body: unknown): unknown => {
  const text = typeof body === 'string' ? body : url.searchParams.get('input');
  return text === null ? undefined : JSON.parse(text);
};

/** A server that gives these answers, and what it was sent. */
export const serverOf = (given: Answers | readonly Answers[]) => {
  const answers: readonly Answers[] = [given].flat();
  const sent: { procedure: string; input: unknown }[] = [];
  const demandAnswer = (procedure: string): unknown => {
    const answer = findAnswer(answers, procedure);
    if (answer === undefined) throw new Error(`The test answers no ${procedure}.`);
    return answer;
  };
  return {
    fetch: async (target: string | URL | Request, options?: { body?: unknown }) => {
      const url = new URL(target instanceof Request ? target.url : target);
      const procedure = url.pathname.replace('/trpc/', '');
      const input = inputOf(url, options?.body);
      sent.push({ procedure, input });
      const answer = demandAnswer(procedure);
      return responseOf(
        typeof answer === 'function' ? await (answer as (sent: unknown) => unknown)(input) : answer,
      );
    },
    /** The inputs sent to a procedure, in order; one that nothing answers is misspelt. */
    calls: (procedure: string): unknown[] => {
      demandAnswer(procedure);
      return sent.filter((one) => one.procedure === procedure).map(({ input }) => input);
    },
  };
};
