import type { Firm } from '@valia/domain/accounts/account-schemas.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { activeAdvisersOn } from '@valia/domain/counter/active-advisers.ts';
import { formatDate, formatNumber } from '@valia/i18n/format.ts';
import { isLanguage, type Language } from '@valia/i18n/languages.ts';
import { getFirm } from '@valia/services/firm/firm-verbs.ts';
import { makeLeadFormToken } from '@valia/services/leads/lead-form-token.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComposeContext } from '../compose-context.ts';
import { encodePage } from './encode-page.ts';
import { fillForm, fillPageSlots, type PageValues } from './fill-page-slots.ts';
import { refuseRequest } from './refuse-request.ts';
import { limitRequestLoad } from './limit-request-load.ts';

interface PageFile {
  path: string;
  page: string;
  language: Language;
  html: string;
}

interface PageList {
  pages: PageFile[];
  /** The hashes of the pages' scripts, in the form that the content security policy needs. */
  scripts: string[];
  /** The reasons why a form was refused, by language and code. */
  refusals: Record<string, Record<string, string>>;
}

/** The page list in the form in which the build wrote it. */
interface WrittenPages extends Pick<PageList, 'scripts' | 'refusals'> {
  pages: { path: string; page: string; language: string; file: string }[];
}

export interface PublicPagesOptions {
  webFolder: string;
  publicOrigin: string;
  createContext: ComposeContext;
  mostDelayMs?: number | undefined;
}

/** The public pages that the build wrote, each filled in with current values when it is sent. */
export interface PublicPages {
  send: (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    refused?: RefusedForm,
  ) => Promise<FastifyReply>;
}

/** The values of a submitted form, and why it was refused. */
export interface RefusedForm {
  code: string;
  /** The time of day at which to try again. */
  retryAt: string;
  typed: Readonly<Record<string, string>>;
  wrong: readonly string[];
}

const readPages = (webFolder: string): PageList => {
  const folder = join(webFolder, 'pages');
  if (!existsSync(join(folder, 'pages.json'))) return { pages: [], scripts: [], refusals: {} };
  const listed = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as WrittenPages;
  const pages = listed.pages.flatMap(({ file, language, ...page }) =>
    isLanguage(language)
      ? [{ ...page, language, html: readFileSync(join(folder, file), 'utf8') }]
      : [],
  );
  return { ...listed, pages };
};

const needsFirm = ({ html }: PageFile): boolean => html.includes('[[firm.');
const needsToken = ({ html }: PageFile): boolean => html.includes('[[formToken]]');

const firmValues = (firm: Firm): PageValues =>
  Object.fromEntries(Object.entries(firm).map(([name, text]) => [`firm.${name}`, text]));

const valuesOf = async (
  file: PageFile,
  { publicOrigin }: PublicPagesOptions,
  context: () => ReturnType<ComposeContext>,
): Promise<PageValues> => {
  const today = madridCalendar.date(new Date());
  const { language } = file;
  const ofEverybody = {
    origin: publicOrigin,
    advisers: formatNumber(activeAdvisersOn(today), { language }),
    date: formatDate(today, language, 'long'),
    refusal: '',
  };
  if (!needsFirm(file)) return ofEverybody;
  const ctx = await context();
  return {
    ...ofEverybody,
    ...firmValues(await getFirm({ ctx })),
    ...(needsToken(file) && { formToken: makeLeadFormToken(ctx) }),
  };
};

const filled = (
  { refusals }: PageList,
  file: PageFile,
  values: PageValues,
  refused: RefusedForm | undefined,
): string => {
  if (refused === undefined) return fillPageSlots(file.html, values);
  const { code, retryAt, typed, wrong } = refused;
  const texts = refusals[file.language] ?? {};
  const refusal = fillPageSlots(texts[code] ?? texts['internal'] ?? '', { ...values, retryAt });
  return fillPageSlots(fillForm(file.html, typed, wrong), { ...values, refusal });
};

/** The app's content security policy, plus the hashes of the page's own scripts. */
const policyFor = (reply: FastifyReply, scripts: readonly string[]): string =>
  String(reply.getHeader('content-security-policy') ?? '').replace(
    "script-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
  );

/** Serves each page at its URL; returns the function that sends a page with a refused form. */
export async function addPublicPages(
  server: FastifyInstance,
  options: PublicPagesOptions,
): Promise<PublicPages> {
  const { webFolder, createContext, mostDelayMs } = options;
  const list = readPages(webFolder);
  const runBounded = await limitRequestLoad(server, { mostDelayMs });

  const send: PublicPages['send'] = async (request, reply, path, refused) => {
    const file = list.pages.find((page) => page.path === path);
    if (file === undefined) throw new Error(`No public page at ${path}`);
    const values = await runBounded(request, (ended) =>
      valuesOf(file, options, () => createContext(request, reply, ended)),
    );
    if (values === null) return refuseRequest(request, reply, 503, 'unavailable');
    const isKept = !needsToken(file);
    const { encoding, body } = await encodePage(filled(list, file, values, refused), {
      accepted: request.headers['accept-encoding'],
      isKept,
    });
    if (encoding !== null) void reply.header('content-encoding', encoding);
    return reply
      .header('content-security-policy', policyFor(reply, list.scripts))
      .header('cache-control', isKept ? 'no-cache' : 'no-store')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(body);
  };

  for (const { path } of list.pages) {
    server.get(path, (request, reply) => send(request, reply, path));
  }
  return { send };
}
