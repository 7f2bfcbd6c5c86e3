import { statusOfCode } from '@valia/api/errors/error-status.ts';
import { loggableError } from '@valia/api/errors/loggable-error.ts';
import { toAppError } from '@valia/api/errors/to-app-error.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { toFieldIssues } from '@valia/domain/errors/to-field-issues.ts';
import { leadCompanyFormSchema, leadContactFormSchema } from '@valia/domain/leads/lead-schemas.ts';
import { readUtm } from '@valia/domain/leads/read-utm.ts';
import { publicPagePath } from '@valia/domain/paths/public-page-path.ts';
import { formatTime } from '@valia/i18n/format.ts';
import { type Language, languages } from '@valia/i18n/languages.ts';
import { leadFormFields, readLeadForm, type TypedLead } from '@valia/i18n/read-lead-form.ts';
import { noteFullStorage } from '@valia/services/files/note-full-storage.ts';
import { submitLead } from '@valia/services/leads/submit-lead.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicPages, PublicPagesOptions, RefusedForm } from './public-pages.ts';
import { refuseRequest } from './refuse-request.ts';
import { limitRequestLoad } from './limit-request-load.ts';

const mostFormBytes = 16_384;
const formType = 'application/x-www-form-urlencoded';

interface LeadFormRouteOptions extends Omit<PublicPagesOptions, 'webFolder'> {
  pages: PublicPages;
}

type TypedForm = TypedLead & { formToken: string; website: string };

const typedFormOf = (body: unknown): TypedForm => {
  const given = new URLSearchParams(typeof body === 'string' ? body : '');
  const names = [...leadFormFields, 'formToken', 'website'];
  return Object.fromEntries(names.map((name) => [name, given.get(name) ?? ''])) as TypedForm;
};

/** The input in the form that the app sends; throws the same errors as the app's calls. */
const inputOf = (
  { formToken, website, ...typed }: TypedForm,
  { language, address }: { language: Language; address: string },
) => {
  const { company, contact } = readLeadForm(typed, language);
  const [first, second] = [
    leadCompanyFormSchema.safeParse(company),
    leadContactFormSchema.safeParse(contact),
  ];
  if (first.success && second.success) {
    return {
      ...first.data,
      ...second.data,
      kind: 'sell' as const,
      formToken,
      website,
      language,
      utm: readUtm(new URLSearchParams(address.split('?')[1])),
      visitId: null,
    };
  }
  const issues = [first.error, second.error].flatMap((error) =>
    error === undefined ? [] : toFieldIssues(error),
  );
  throw new AppError('invalid-input', issues);
};

const retryTime = (seconds: number | null, language: Language): string => {
  const minute = Math.ceil((Date.now() / 1000 + (seconds ?? 0)) / 60) * 60_000;
  return formatTime(new Date(minute).toISOString(), language);
};

const refusalOf = (
  { code, fields, retryAfterSeconds }: AppError,
  { formToken: _token, website: _website, ...typed }: TypedForm,
  language: Language,
): RefusedForm => ({
  code,
  retryAt: retryTime(retryAfterSeconds, language),
  typed,
  wrong: fields.map(({ path }) => path),
});

/** Accepts the form's content type, but only from our own pages. */
const readForms = (scope: FastifyInstance, publicOrigin: string): void => {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin !== publicOrigin) {
      return refuseRequest(request, reply, 403, 'forbidden');
    }
  });
  scope.removeAllContentTypeParsers();
  const form = { parseAs: 'string', bodyLimit: mostFormBytes } as const;
  scope.addContentTypeParser<string>(formType, form, (_request, text, done) => done(null, text));
};

/**
 * The only form that a browser submits itself: an owner's, on a page without scripts. It must come from our own page,
 * ignores who is signed in, and runs the same call as the app, with its token and limits.
 */
export async function addLeadFormRoute(
  server: FastifyInstance,
  { pages, publicOrigin, createContext, mostDelayMs }: LeadFormRouteOptions,
): Promise<void> {
  await server.register(async (scope) => {
    readForms(scope, publicOrigin);
    const runBounded = await limitRequestLoad(scope, { mostDelayMs });
    const take = async (
      request: FastifyRequest,
      reply: FastifyReply,
      language: Language,
    ): Promise<FastifyReply> => {
      const typed = typedFormOf(request.body);
      try {
        const taken = await runBounded(request, async (ended) => {
          const ctx = await createContext(request, reply, ended);
          const input = inputOf(typed, { language, address: request.url });
          return submitLead({ ctx, input }).catch(async (error: unknown) => {
            if (toAppError(error).code === 'storage-full') await noteFullStorage(ctx, error);
            throw error;
          });
        });
        if (taken === null) throw new AppError('unavailable');
        const thanks = publicPagePath('/sell-your-business/sent', language);
        return await reply.header('cache-control', 'no-store').redirect(thanks, 303);
      } catch (error) {
        const refusal = toAppError(error);
        const status = statusOfCode(refusal.code);
        if (status >= 500) {
          request.log.error({ failure: loggableError(error) }, 'a form could not be taken');
        }
        const path = publicPagePath('/sell-your-business', language);
        const { retryAfterSeconds } = refusal;
        if (retryAfterSeconds !== null) {
          void reply.header('retry-after', String(retryAfterSeconds));
        }
        void reply.code(status);
        return pages.send(request, reply, path, refusalOf(refusal, typed, language));
      }
    };
    for (const language of languages) {
      scope.post(publicPagePath('/sell-your-business', language), (request, reply) =>
        take(request, reply, language),
      );
    }
  });
}
