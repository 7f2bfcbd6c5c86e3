import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HttpPerson, signedInPerson } from '@valia/server/testing/http-person.ts';
import type { SignedInPerson } from '@valia/server/testing/http-person.ts';
import { startMailingServer } from '@valia/server/testing/mailing-server.ts';
import type { MailingServer } from '@valia/server/testing/mailing-server.ts';

let server: MailingServer;
let owner: SignedInPerson;
beforeAll(async () => {
  server = await startMailingServer();
  owner = await signedInPerson(server);
});
afterAll(() => server.close());

let people = 0;
const application = () => {
  people += 1;
  return {
    firstName: 'Núria',
    lastName: 'Serra',
    email: `named-${people}@example.test`,
    company: 'Serra Assessors',
    phone: '972 200 000',
    city: null,
    advisoryType: null,
    taxId: null,
    password: 'secret',
    termsAccepted: true,
  };
};
const signUp = async (names: { firstName: string; company: string }) => {
  const input = { ...application(), ...names };
  const http = new HttpPerson(server.origin);
  expect((await http.call('auth.signUp', input)).status).toBe(200);
  return { email: input.email, http };
};
const confirm = async ({ email, http }: { email: string; http: HttpPerson }) => {
  const token = await server.tokenTo(email);
  expect((await http.call('auth.verifyEmail', { token })).status).toBe(200);
};

/** Names that would start a header or a line, or be displayed backwards, and what they are turned into. */
const flattenedNames = [
  ['Eve\r\nBcc: victim@evil.example\r\n\r\n<i>x', 'Eve Bcc: victim@evil.example <i>x'],
  ['Eve\nReply-To: x@evil.example', 'Eve Reply-To: x@evil.example'],
  ['Eve\u2028Entra en tu cuenta', 'Eve Entra en tu cuenta'],
  ['Eve\u0085Entra', 'Eve Entra'],
  ['Eve \u202eelpmaxe.live', 'Eve elpmaxe.live'],
  ['Eve \u2066evil\u2069', 'Eve evil'],
] as const;

const poisonedNames = [
  'Entra en ww\u200bw.evil.example',
  'Entra en https://evil.example/login',
  'Entra en www.evil.example',
  'Entra en evil.example/login',
  'Eve\u0000',
  'Eve\\u000d\\u000aBcc: victim@evil.example',
  'Eve \\u202eelpmaxe',
];

const poisoned = [
  'a@b.example\r\nBcc: victim@evil.example',
  'a@b.example\nBcc:victim@evil.example',
  'a@b.example,victim@evil.example',
  'a@b.example;victim@evil.example',
  '"x" <a@b.example>, c@d.example',
  '"a@evil.example, x"@b.example',
  '"xclow3n@gmail.com x"@internal.example',
  '<a@b.example>',
  'a@b.example (victim@evil.example)',
  'a@[127.0.0.1]',
  'a@b.example\u0000',
  'a b@c.example',
  `${'a'.repeat(250)}@b.example`,
];

describe('S25 an address', () => {
  test.each(poisoned)('that is not one plain address is refused: %j', async (email) => {
    const visitor = new HttpPerson(server.origin);
    const answers = [
      await visitor.call('auth.forgotPassword', { email }),
      await visitor.call('auth.resendVerification', { email }),
      await visitor.call('auth.signIn', { email, password: 'x' }),
      await owner.http.call('auth.organizations.invite', { email }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });

  test('gets a mail alone: what a name may hold adds neither reader nor header', async () => {
    const founder = await signUp({
      firstName: '<script>alert(1)</script>',
      company: 'Bcc: a@b.es, Fills',
    });
    await confirm(founder);
    const email = 'one-reader@example.test';
    expect((await founder.http.call('auth.organizations.invite', { email })).status).toBe(200);
    const [mail] = await server.mailsTo(email);
    expect(mail?.recipients).toEqual([email]);
    expect(mail?.headers['bcc']).toBeUndefined();
    expect(mail?.headers['subject']).toBe(
      '<script>alert(1)</script> Serra te invita a Bcc: a@b.es, Fills en Valía',
    );
    expect(mail?.html).not.toContain('<script');
    expect(mail?.html).toContain('&lt;script&gt;');
    const readers = new Set(server.catcher.mails.flatMap(({ recipients }) => recipients));
    expect(readers).toEqual(new Set([founder.email, email]));
  });
});

describe('S25 a name', () => {
  test.each(poisonedNames)(
    'that would write its own mail is refused at its field: %j',
    async (name) => {
      for (const field of ['firstName', 'lastName', 'company']) {
        const answer = await new HttpPerson(server.origin).call('auth.signUp', {
          ...application(),
          [field]: name,
        });
        expect(answer.status).toBe(400);
        expect(answer.text).toContain(`"path":"${field}"`);
      }
    },
  );

  test.each(flattenedNames)(
    'of several lines, or turned, is taken on one: %j',
    async (name, taken) => {
      const http = new HttpPerson(server.origin);
      const names = { firstName: name, lastName: name, company: name };
      expect((await http.call('auth.signUp', { ...application(), ...names })).status).toBe(200);
      const session = await http.call('auth.session');
      expect(session.text).toContain(`"firstName":${JSON.stringify(taken)}`);
      expect(session.text).toContain(`"lastName":${JSON.stringify(taken)}`);
      expect(session.text).toContain(`"organizationName":${JSON.stringify(taken)}`);
    },
  );

  test('of an invited person is refused as any other', async () => {
    const email = 'invited-with-a-name@example.test';
    expect((await owner.http.call('auth.organizations.invite', { email })).status).toBe(200);
    const token = await server.tokenTo(email);
    const {
      email: _email,
      company: _company,
      city: _city,
      advisoryType: _type,
      taxId: _id,
      ...form
    } = application();
    for (const name of poisonedNames) {
      const answer = await new HttpPerson(server.origin).call('auth.invitations.register', {
        ...form,
        token,
        lastName: name,
      });
      expect(answer).toMatchObject({ status: 400, code: 'invalid-input' });
    }
  });

  test('reaches no address that its person has not shown to be theirs', async () => {
    const { email } = await signUp({ firstName: 'Has guanyat un premi', company: 'Truca ja' });
    const visitor = new HttpPerson(server.origin);
    server.setClock(new Date(Date.now() + 3_700_000));
    expect((await visitor.call('auth.forgotPassword', { email })).status).toBe(200);
    server.setClock(null);
    expect((await visitor.call('auth.signUp', { ...application(), email })).status).toBe(409);
    const mails = await server.mailsTo(email, 3);
    for (const { text, html, headers } of mails) {
      expect(`${headers['subject']}${headers['to']}${text}${html}`).not.toMatch(/premi|Truca/);
      expect(text.startsWith('Hola:\n')).toBe(true);
    }
  });
});
