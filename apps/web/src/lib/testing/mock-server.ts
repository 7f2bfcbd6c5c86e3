import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { AppRouter } from '@valia/api/app-router.ts';

/** The network fails before the server answers. */
export const noConnection = { noConnection: true } as const;

export interface MockRefusal {
  refusal: ErrorCode;
  fields?: FieldIssue[];
  retryAfterSeconds?: number;
}

type Answered<Output> = Output | MockRefusal | typeof noConnection;

/** The answer of one procedure: a constant, or a function of the input. */
type Answer<Input, Output> =
  | Answered<Output>
  | ((input: Input) => Answered<Output> | Promise<Answered<Output>>);

/** The server's answers in the shape of the root router; only the procedures that are called need one. */
export type MockAnswers<Routes = AppRouter['_def']['record']> = {
  readonly [Name in keyof Routes]?: Routes[Name] extends {
    _def: { $types: { input: infer Input; output: infer Output } };
  }
    ? Answer<Input, Output>
    : MockAnswers<Routes[Name]>;
};

/** The type of the answers at a path, for answers that are passed on before they are merged with others. */
export type MockAnswersAt<
  Path extends readonly string[],
  Of = MockAnswers,
> = Path extends readonly [infer Name extends keyof Of, ...infer Rest extends readonly string[]]
  ? MockAnswersAt<Rest, NonNullable<Of[Name]>>
  : Of;

/** The answer at the procedure's path; when several sets of answers have one, the last is used. */
const findAnswer = (answers: readonly MockAnswers[], procedure: string): unknown =>
  answers
    .map((one) =>
      procedure
        .split('.')
        .reduce<unknown>((at, name): unknown => Reflect.get(Object(at), name), one),
    )
    .findLast((found) => found !== undefined);

const isRefusal = (answer: unknown): answer is MockRefusal =>
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

/** A server with these answers that records the calls. */
export const mockServer = (given: MockAnswers | readonly MockAnswers[]) => {
  const answers: readonly MockAnswers[] = [given].flat();
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
    /**
     * The inputs sent to a procedure, in order. Throws when the procedure has no answer, because its name is then
     * misspelt.
     */
    calls: (procedure: string): unknown[] => {
      demandAnswer(procedure);
      return sent.filter((one) => one.procedure === procedure).map(({ input }) => input);
    },
  };
};
