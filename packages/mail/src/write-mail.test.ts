import type { MailContent } from '@valia/domain/mail/mail-content.ts';
import { userLanguages } from '@valia/domain/accounts/user-languages.ts';
import { describe, expect, test } from 'vitest';
import { writeMail } from './write-mail.tsx';

const publicOrigin = 'https://valia.example';
const firstName = 'Núria';
const token = 't'.repeat(43);
const contents: MailContent[] = [
  { kind: 'verify-email', firstName, token },
  { kind: 'recover-password', firstName: null, token },
  { kind: 'account-exists', firstName },
  { kind: 'password-changed', firstName, at: '2026-11-21T09:05:00.000Z' },
  { kind: 'new-device', firstName, at: '2026-11-21T09:05:00.000Z' },
  { kind: 'many-failed-sign-ins', firstName },
  { kind: 'second-factor-changed', firstName, change: 'enabled' },
  { kind: 'second-factor-changed', firstName, change: 'disabled' },
  { kind: 'second-factor-changed', firstName, change: 'reset' },
  { kind: 'invitation', token, inviterName: 'Marta <Puig>', organizationName: 'Puig & Fills' },
  { kind: 'notification', firstName, notification: 'commission-paid', subjectId: token },
  {
    kind: 'daily-summary',
    firstName,
    told: [{ notification: 'message-received', count: 3 }],
    events: [{ event: 'access_denied', count: 1 }],
  },
  { kind: 'security-alert', firstName, event: 'sign_in_failures', eventId: token, auditRow: null },
  {
    kind: 'security-alert',
    firstName,
    event: 'audit_chain_broken',
    eventId: token,
    auditRow: 4711,
  },
  {
    kind: 'issue-reported',
    issueReportId: token,
    title: 'No <se> descarga',
    severity: 'high',
    reporterName: 'Marta',
  },
];
const firm = { name: 'Nogal', address: 'Gran Via 1', mailbox: 'hola@nogal.example' };
const write = (content: MailContent, language: (typeof userLanguages)[number]) =>
  writeMail({ to: 'a@b.example', language, content, firm }, { publicOrigin });

describe('a written mail', () => {
  test('of every kind says something else in each language', async () => {
    for (const content of contents) {
      const mails = await Promise.all(userLanguages.map((language) => write(content, language)));
      expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3);
      expect(new Set(mails.map(({ text }) => text)).size).toBe(3);
    }
  });

  test('has the same words and the same one link as HTML and as text', async () => {
    for (const content of contents) {
      const { html, text } = await write(content, 'en');
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) =>
        href?.replaceAll('&amp;', '&'),
      );
      expect(links).toHaveLength(1);
      expect(text).toContain(`:\n${links[0]}\n`);
      expect(links[0]?.startsWith(`${publicOrigin}/`)).toBe(true);
      expect(html).not.toMatch(/<(?:script|img|link)\b/);
    }
  });

  test('of a broken audit log leads to its first row that fails, or to the log where none is known', async () => {
    const alert = { kind: 'security-alert', firstName, event: 'audit_chain_broken' } as const;
    const ofRow = await write({ ...alert, eventId: token, auditRow: 4711 }, 'es');
    expect(ofRow.text).toContain(`${publicOrigin}/admin/audit-logs?upTo=4711&row=4711\n`);
    const ofGap = await write({ ...alert, eventId: token, auditRow: null }, 'es');
    expect(ofGap.text).toContain(`${publicOrigin}/admin/audit-logs\n`);
  });

  test('shows names as text, and leaves no placeholder', async () => {
    for (const content of contents) {
      const { subject, html, text } = await write(content, 'es');
      expect(`${subject}${html.replace(/<style>.*<\/style>/s, '')}${text}`).not.toMatch(/\{\w+\}/);
    }
    const { subject, html, text } = await write(
      { kind: 'invitation', token, inviterName: 'Marta <Puig>', organizationName: 'Puig & Fills' },
      'es',
    );
    expect(subject).toBe('Marta <Puig> te invita a Puig & Fills en Valía');
    expect(html).toContain('Marta &lt;Puig&gt; te invita a formar parte de Puig &amp; Fills');
    expect(text).toContain(`${publicOrigin}/invite?token=${token}`);
  });

  test('tells times of this country, and greets who gave no name', async () => {
    const changed = await write(
      { kind: 'password-changed', firstName, at: '2026-11-21T09:05:00.000Z' },
      'es',
    );
    expect(changed.text).toContain('se cambió el 21/11/2026, 10:05');
    expect(changed.text.startsWith('Hola, Núria:\n')).toBe(true);
    const nameless = await write({ kind: 'recover-password', firstName: null, token }, 'ca');
    expect(nameless.text.startsWith('Hola:\n')).toBe(true);
  });

  test('is signed with what is known of the firm', async () => {
    const unknown = { name: '', address: '', mailbox: '' };
    const { text } = await writeMail(
      {
        to: 'a@b.example',
        language: 'es',
        content: { kind: 'account-exists', firstName },
        firm: unknown,
      },
      { publicOrigin },
    );
    expect(text.endsWith('--\nValía\n')).toBe(true);
    expect((await write({ kind: 'account-exists', firstName }, 'es')).text).toContain(
      '--\nValía, de Nogal\nGran Via 1\nEscríbenos a hola@nogal.example\n',
    );
  });
});
