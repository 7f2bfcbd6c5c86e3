import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { isKnownPath } from '@valia/domain/paths/paths.ts';
import { userLanguages, type UserLanguage } from '@valia/domain/accounts/user-languages.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HttpPerson, signedInPerson } from '../testing/http-person.ts';
import { publicOrigin } from '../testing/listening-server.ts';
import { startMailingServer, tokenInMail } from '../testing/mailing-server.ts';
import type { MailingServer } from '../testing/mailing-server.ts';

let server: MailingServer;
beforeAll(async () => {
  server = await startMailingServer();
});
afterAll(() => server.close());

const person = async (language: UserLanguage) => {
  const adviser = await createAdviser(server.db);
  await server.db.update(users).set({ language }).where(eq(users.id, adviser.userId));
  return adviser;
};

const subjects: Record<UserLanguage, string> = {
  es: 'Recupera tu contraseña',
  ca: 'Recupera la contrasenya',
  en: 'Recover your password',
};

describe('a mail', () => {
  test.each(userLanguages)('is written in its reader’s language: %s', async (language) => {
    const { email } = await person(language);
    const stranger = new HttpPerson(server.origin);
    expect((await stranger.call('auth.forgotPassword', { email })).status).toBe(200);
    const [mail] = await server.mailsTo(email);
    expect(mail?.headers['subject']).toBe(subjects[language]);
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(mail?.text).toContain(`${publicOrigin}/reset-password?token=`);
    expect(mail?.links).toEqual([
      expect.stringMatching(/^https:\/\/valia\.example\/reset-password/),
    ]);
  });

  test('comes from the firm’s mailbox, says that it is automatic, and is signed by the firm', async () => {
    const firm = { name: 'Nogal Corporate', mailbox: 'hola@nogal.example', address: 'Gran Via 1' };
    await server.db.update(firmSettings).set(firm);
    try {
      const { email } = await person('es');
      await new HttpPerson(server.origin).call('auth.forgotPassword', { email });
      const [mail] = await server.mailsTo(email);
      expect(mail?.headers['from']).toBe('Nogal Corporate <hola@nogal.example>');
      expect(mail?.headers['auto-submitted']).toBe('auto-generated');
      expect(mail?.text).toContain(
        'Valía, de Nogal Corporate\nGran Via 1\nEscríbenos a hola@nogal',
      );
    } finally {
      await server.db.update(firmSettings).set({ name: '', mailbox: '', address: '' });
    }
  });

  test('of every kind links to a page that is there, at the public address alone', async () => {
    const { email } = await person('es');
    const owner = await signedInPerson(server);
    const visitor = new HttpPerson(server.origin);
    const newcomer = `nova-${owner.userId}@example.test`;
    const guest = `guest-${owner.userId}@example.test`;
    await visitor.call('auth.signUp', {
      firstName: 'Nova',
      lastName: 'Roca',
      email: newcomer,
      company: 'Roca',
      phone: '972 000 000',
      city: null,
      advisoryType: null,
      taxId: null,
      password: 'secret',
      termsAccepted: true,
    });
    await visitor.call('auth.forgotPassword', { email });
    await owner.http.call('auth.organizations.invite', { email: guest });
    const { userId } = owner;
    await server.db.transaction(async (tx) => {
      await server.mailQueue.enqueue(tx, { kind: 'account-exists', userId });
      await server.mailQueue.enqueue(tx, { kind: 'password-changed', userId });
      await server.mailQueue.enqueue(tx, { kind: 'new-device', userId });
      await server.mailQueue.enqueue(tx, { kind: 'many-failed-sign-ins', userId });
      for (const change of ['enabled', 'disabled', 'reset'] as const) {
        await server.mailQueue.enqueue(tx, { kind: 'second-factor-changed', userId, change });
      }
    });
    const mails = [
      ...(await server.mailsTo(newcomer)),
      ...(await server.mailsTo(email)),
      ...(await server.mailsTo(guest)),
      ...(await server.mailsTo(owner.email, 7)),
    ];
    expect(mails).toHaveLength(10);
    for (const { links, text } of mails) {
      for (const link of links) {
        const { origin, pathname } = new URL(link);
        expect(origin).toBe(publicOrigin);
        expect(isKnownPath(pathname)).toBe(true);
        expect(text).toContain(link);
      }
      expect(links).toHaveLength(1);
    }
  });
});

describe('the queue', () => {
  test('holds a mail if and only if its cause was committed', async () => {
    const { email, userId } = await person('es');
    const failure = server.db.transaction(async (tx) => {
      await server.mailQueue.enqueue(tx, { kind: 'account-exists', userId });
      throw new Error('the cause failed');
    });
    await expect(failure).rejects.toThrow('the cause failed');
    await server.queueIsEmpty();
    expect(server.catcher.mails.filter(({ recipients }) => recipients[0] === email)).toEqual([]);
  });

  test('tries again what the mail server did not take, under the same Message-ID and with the same link', async () => {
    const { email, userId } = await person('es');
    server.catcher.refuseNext(1);
    await server.db.transaction((tx) =>
      server.mailQueue.enqueue(tx, { kind: 'recover-password', userId }),
    );
    const mails = await server.mailsTo(email);
    await server.queueIsEmpty();
    expect(mails).toHaveLength(1);
    const [link] = await server.db
      .select()
      .from(oneTimeLinks)
      .where(eq(oneTimeLinks.userId, userId));
    expect(mails[0]?.headers['message-id']).toBe(`<${link?.id}@valia.example>`);
    const answer = await new HttpPerson(server.origin).call('auth.checkRecovery', {
      token: tokenInMail(mails[0]),
    });
    expect(answer.data).toEqual({ valid: true });
  });

  test('sends a hundred mails once each, taken by several workers at once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => person('en')));
    await server.db.transaction(async (tx) => {
      for (const { userId } of people) {
        for (let count = 0; count < 5; count += 1) {
          await server.mailQueue.enqueue(tx, { kind: 'account-exists', userId });
        }
      }
    });
    await server.queueIsEmpty();
    const ids = people.flatMap(({ email }) =>
      server.catcher.mails
        .filter(({ recipients }) => recipients[0] === email)
        .map(({ headers }) => headers['message-id']),
    );
    expect(ids).toHaveLength(100);
    expect(new Set(ids).size).toBe(100);
  });

  test('keeps no address, name or token', async () => {
    const { email } = await person('es');
    await new HttpPerson(server.origin).call('auth.forgotPassword', { email });
    const token = await server.tokenTo(email);
    const jobs = JSON.stringify(await server.db.execute('select * from jobs.job'));
    expect(jobs).not.toContain(email);
    expect(jobs).not.toContain(token);
  });

  test('is emptied of messages to nobody: unknown, locked or erased, and links already needless', async () => {
    const before = server.catcher.mails.length;
    const locked = await createAdviser(server.db, { status: 'locked' });
    const confirmed = await createAdviser(server.db, { emailConfirmed: true });
    await server.db.transaction(async (tx) => {
      const unknown = '0c0f8c7e-5a52-4d4c-9d3a-3f4f0b6f2f11';
      await server.mailQueue.enqueue(tx, { kind: 'recover-password', userId: unknown });
      await server.mailQueue.enqueue(tx, { kind: 'recover-password', userId: locked.userId });
      await server.mailQueue.enqueue(tx, { kind: 'verify-email', userId: confirmed.userId });
      await server.mailQueue.enqueue(tx, { kind: 'invitation', invitationId: unknown });
    });
    await server.queueIsEmpty();
    expect(server.catcher.mails).toHaveLength(before);
  });
});
