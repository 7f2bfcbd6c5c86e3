import { userProfiles } from '@valia/db/schema/profiles.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HttpPerson, signedInPerson } from '../testing/http-person.ts';
import type { SignedInPerson } from '../testing/http-person.ts';
import { listenAndMail } from '../testing/mailing-server.ts';
import type { MailingServer } from '../testing/mailing-server.ts';

let server: MailingServer;
let owner: SignedInPerson;
beforeAll(async () => {
  server = await listenAndMail();
  owner = await signedInPerson(server);
});
afterAll(() => server.close());

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

  test('gets a mail alone: names from outside add neither reader nor header', async () => {
    const firstName = 'Eve\r\nBcc: victim@evil.example\r\n\r\n<script>alert(1)</script>';
    const { userId } = owner;
    await server.db.update(userProfiles).set({ firstName }).where(eq(userProfiles.userId, userId));
    const email = 'one-reader@example.test';
    expect((await owner.http.call('auth.organizations.invite', { email })).status).toBe(200);
    const [mail] = await server.mailsTo(email);
    expect(mail?.recipients).toEqual([email]);
    expect(mail?.headers['bcc']).toBeUndefined();
    expect(mail?.html).not.toContain('<script');
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(server.catcher.mails.flatMap(({ recipients }) => recipients)).toEqual([email]);
  });
});
