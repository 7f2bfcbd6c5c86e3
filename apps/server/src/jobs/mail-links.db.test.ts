import { adviserPassword, createAdviser } from '@valia/db/testing/create-adviser.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpPerson, signedInPerson } from '../testing/http-person.ts';
import { testAppPage, publicOrigin } from '../testing/listening-server.ts';
import { startMailingServer, tokenInMail } from '../testing/mailing-server.ts';
import type { MailingServer } from '../testing/mailing-server.ts';

let server: MailingServer;
beforeAll(async () => {
  server = await startMailingServer();
});
afterAll(() => server.close());

type UserMessage = Extract<MailMessage, { userId: string }>;
type Told = UserMessage extends infer Each
  ? Each extends UserMessage
    ? Omit<Each, 'userId'>
    : never
  : never;

/** The first call of each page that a link opens, made with the link's token. */
const questions: Record<string, string> = {
  '/verify-email': 'auth.verifyEmail',
  '/reset-password': 'auth.checkRecovery',
  '/invite': 'auth.invitations.read',
  '/change-email': 'auth.emailChange.confirm',
};

/** Opens the only link of the newest mail to an email address; returns its path. */
const openLink = async (email: string): Promise<string> => {
  const [mail] = await server.mailsTo(email);
  expect(mail?.links).toHaveLength(1);
  const { origin, pathname, search } = new URL(mail?.links[0] ?? '');
  expect(origin).toBe(publicOrigin);
  const page = await fetch(`${server.origin}${pathname}${search}`);
  expect({ status: page.status, page: await page.text() }).toEqual({
    status: 200,
    page: testAppPage,
  });
  const question = questions[pathname];
  const token = tokenInMail(mail);
  expect(token !== '').toBe(question !== undefined);
  if (question === undefined) return pathname;
  const answer = await new HttpPerson(server.origin).call(question, { token });
  return answer.status === 200 && page.headers.get('referrer-policy') === 'no-referrer'
    ? pathname
    : `${pathname} ${answer.text}`;
};

const told: [Told, string][] = [
  [{ kind: 'verify-email' }, '/verify-email'],
  [{ kind: 'recover-password' }, '/reset-password'],
  [{ kind: 'account-exists' }, '/login'],
  [{ kind: 'password-changed' }, '/forgot-password'],
  [{ kind: 'new-device' }, '/security'],
  [{ kind: 'many-failed-sign-ins' }, '/security'],
  [{ kind: 'second-factor-changed', change: 'enabled' }, '/security'],
  [{ kind: 'second-factor-changed', change: 'disabled' }, '/security'],
  [{ kind: 'second-factor-changed', change: 'reset' }, '/security'],
];

test.each(told)('the link of the received mail %j opens %s', async (message, path) => {
  const { email, userId } = await createAdviser(server.db);
  await server.mailQueue.enqueue(server.db, { ...message, userId });
  expect(await openLink(email)).toBe(path);
});

test('the link of a received invitation opens /invite', async () => {
  const owner = await signedInPerson(server);
  const email = 'invited-by-mail@example.test';
  expect((await owner.http.call('auth.organizations.invite', { email })).status).toBe(200);
  expect(await openLink(email)).toBe('/invite');
});

test('both links of a change of address open /change-email', async () => {
  const { http, email: former } = await signedInPerson(server, { emailConfirmed: true });
  const next = 'another-address@example.test';
  const asked = { email: next, password: adviserPassword };
  expect((await http.call('auth.emailChange.request', asked)).status).toBe(200);
  expect(await openLink(next)).toBe('/change-email');
  expect(await openLink(former)).toBe('/change-email');
});
