import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { namedNetworks, type ProxySetting } from '../connections/trusted-proxies.ts';
import { findUnencryptedBackends, plaintextBackendsSchema } from './find-unencrypted-backends.ts';
import { loopbackHost } from './loopback-host.ts';

/** The settings of one process, read and checked once. Texts for the operator are in English. */
export interface ServerEnv {
  host: string;
  port: number;
  /** The origin of every link that the product writes, without a trailing slash. */
  publicOrigin: string;
  /** Whether the public URL is a loopback one: plain HTTP, the embedded database and demo data are then allowed. */
  isLocal: boolean;
  /** Null when the embedded database in `dataDir` is used. */
  databaseUrl: string | null;
  dataDir: string;
  filesDir: string;
  smtpUrl: string | null;
  /** Null only in local mode, where the secret is created in `dataDir`. */
  appSecret: string | null;
  /** Secrets from before a rotation, which still decrypt what was encrypted with them. */
  formerAppSecrets: string[];
  /** The number of proxies, or the addresses and networks, whose forwarding headers are believed. */
  trustProxy: ProxySetting;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

export class InvalidEnvError extends Error {
  override readonly name = 'InvalidEnvError';

  constructor(readonly problems: readonly string[]) {
    super(
      ['The start is refused, because of these settings:', ...problems.map((p) => `  ${p}`)].join(
        '\n',
      ),
    );
  }
}

/** Values which state that clients connect directly to this process. */
const noProxy = new Set(['none', '0', 'false']);
const shortestSecret = 32;
const highestPort = 65_535;
/** The prefix length of the largest private network: fc00::/7. */
const shortestPrefix = 7;

const portSchema = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 1 to 65535')
  .transform(Number)
  .refine((port) => port >= 1 && port <= highestPort, 'must be a whole number from 1 to 65535');

const urlSchema = (protocols: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address like ${example}`,
    );

const notYetSchema = (instead: string) =>
  z.undefined(`is not supported by this version: ${instead}`).optional();

const variablesSchema = z.object({
  PORT: portSchema.default(3000),
  HOST: z
    .string()
    .refine((host) => isHost(host), 'must be a host name or an address')
    .default('127.0.0.1'),
  PUBLIC_URL: urlSchema(['http:', 'https:'], 'https://valia.example')
    .refine((text) => isOrigin(text), 'must have no path, query, user or fragment')
    .optional(),
  DATABASE_URL: urlSchema(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/valia',
  ).optional(),
  DATA_DIR: z.string().default('.data'),
  FILES_DIR: z.string().optional(),
  S3_URL: notYetSchema('leave it out and set FILES_DIR'),
  SMTP_URL: urlSchema(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  PLAINTEXT_BACKENDS: plaintextBackendsSchema,
  APP_SECRET: z
    .string()
    .min(shortestSecret, `must have at least ${shortestSecret} characters`)
    .optional(),
  APP_SECRET_FORMER: z.string().default(''),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => isProxySetting(text),
      'must be the number of proxies (1 to 9), none, or their addresses and networks, like 10.0.0.0/8, and none so wide that it would believe every client',
    )
    .transform((text) => (/^[1-9]$/.test(text) ? Number(text) : noProxy.has(text) ? false : text))
    .optional(),
  METRICS_PORT: notYetSchema('leave it out'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

/** Throws `InvalidEnvError`, which lists every invalid variable at once. Empty texts are treated as not set. */
export function readEnv(source: Record<string, string | undefined>): ServerEnv {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const read = variablesSchema.safeParse(given);
  if (!read.success) {
    throw new InvalidEnvError(
      read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  }
  const variables = read.data;
  const publicUrl = new URL(variables.PUBLIC_URL ?? originOf(variables.HOST, variables.PORT));
  const isLocal = loopbackHost.test(publicUrl.hostname);
  if (isLocal) {
    refuseToServeOthers(publicUrl, variables);
  } else {
    refuseWhatLocalModeAllows(publicUrl, variables);
  }
  const dataDir = resolve(variables.DATA_DIR);
  return {
    host: variables.HOST,
    port: variables.PORT,
    publicOrigin: publicUrl.origin,
    isLocal,
    databaseUrl: variables.DATABASE_URL ?? null,
    dataDir,
    filesDir: resolve(variables.FILES_DIR ?? `${dataDir}/files`),
    smtpUrl: variables.SMTP_URL ?? null,
    appSecret: variables.APP_SECRET ?? null,
    formerAppSecrets: variables.APP_SECRET_FORMER.split(',').filter((secret) => secret !== ''),
    trustProxy: variables.TRUST_PROXY ?? false,
    logLevel: variables.LOG_LEVEL ?? (isLocal ? 'warn' : 'info'),
  };
}

type Variables = z.infer<typeof variablesSchema>;

function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function refuseWhatLocalModeAllows(publicUrl: URL, variables: Variables): void {
  const host =
    variables.PUBLIC_URL === undefined
      ? `HOST, ${variables.HOST},`
      : `the host of PUBLIC_URL, ${publicUrl.hostname},`;
  const because = `${host} is not this machine's own (loopback)`;
  const problems = (['DATABASE_URL', 'SMTP_URL', 'APP_SECRET'] as const)
    .filter((name) => variables[name] === undefined)
    .map((name) => `${name}: must be set, because ${because}`);
  problems.push(...findUnencryptedBackends(variables, variables.PLAINTEXT_BACKENDS));
  if (publicUrl.protocol !== 'https:') {
    problems.unshift(`PUBLIC_URL: must begin with https://, because ${because}`);
  }
  // Without this setting, everybody behind a proxy would share the limits of one address, so one client could
  // lock out all.
  if (variables.TRUST_PROXY === undefined) {
    problems.push(
      `TRUST_PROXY: must be set, because ${because}: the number of proxies in front (1 for one), their addresses and networks (10.0.0.0/8), or none where clients come straight to this process`,
    );
  }
  if (problems.length > 0) {
    throw new InvalidEnvError(problems);
  }
}

/** Local mode uses plain HTTP, known passwords and a mailbox that anybody can read, so it is for this machine only. */
function refuseToServeOthers(publicUrl: URL, { HOST, PORT }: Variables): void {
  if (!loopbackHost.test(new URL(originOf(HOST, PORT)).hostname)) {
    throw new InvalidEnvError([
      `HOST: must be this machine's own (127.0.0.1, ::1 or localhost), because the host of PUBLIC_URL, ${publicUrl.hostname}, is; to serve others, set PUBLIC_URL to the https address they use`,
    ]);
  }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;
}

function isHost(host: string): boolean {
  return (isIP(host) === 6 || /^[\w.-]+$/.test(host)) && URL.canParse(originOf(host, 1));
}

function isProxySetting(text: string): boolean {
  return (
    noProxy.has(text) || /^[1-9]$/.test(text) || text.split(',').every((part) => isNetwork(part))
  );
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.trim().split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || more.length > 0) {
    return namedNetworks.has(text.trim());
  }
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) >= shortestPrefix && Number(prefix) <= bits)
  );
}
