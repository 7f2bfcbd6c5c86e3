import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAddressMatcher } from '../connections/trusted-proxies.ts';
import { loopbackHost } from '../settings/loopback-host.ts';
import type { StoredMail, Mailbox } from '../mail/create-mailbox.ts';
import { sendApp } from './web-app.ts';

const styles = `
  body { margin: 0; padding: 24px; background: #f6f4ef; color: #18202b; font: 16px/24px system-ui, sans-serif; }
  main { max-width: 960px; margin: 0 auto; }
  table { width: 100%; border-collapse: collapse; background: #fff; }
  th, td { padding: 8px 12px; border: 1px solid #e2ddd2; text-align: left; overflow-wrap: anywhere; }
  pre { padding: 16px; background: #fff; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${styles}</style><main><h1>${escaped(title)}</h1>${body}</main></html>`;

const listRow = ({ id, carriedAt, to, subject }: StoredMail) =>
  `<tr><td>${escaped(carriedAt.slice(0, 19).replace('T', ' '))}</td><td>${escaped(to)}</td>
<td><a href="/dev/mailbox/${id}">${escaped(subject)}</a></td><td><a href="/dev/mailbox/${id}/text">text</a></td></tr>`;

const listPage = (mails: readonly StoredMail[]) =>
  page(
    'Mailbox',
    mails.length === 0
      ? '<p>No mail has been sent yet.</p>'
      : `<p>Without SMTP_URL, what would be sent is kept here: the last 200 mails, the newest first.</p>
<table><thead><tr><th>When (UTC)</th><th>To</th><th>Subject</th><th></th></tr></thead>
<tbody>${mails.map(listRow).join('')}</tbody></table>`,
  );

const textPage = ({ subject, from, to, text }: StoredMail) => {
  const header = `From: ${from.name} <${from.address}>\nTo: ${to}\n\n`;
  return page(
    subject,
    `<p><a href="/dev/mailbox">Mailbox</a></p><pre>${escaped(header + text)}</pre>`,
  );
};

const isLoopback = createAddressMatcher('loopback');

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * `GET /dev/mailbox`, only in local mode without a mail server: the mails that were stored instead of sent, as pages,
 * and as JSON at `/dev/mailbox/messages`.
 */
export function addMailboxRoute(server: FastifyInstance, mailbox: Pick<Mailbox, 'list'>): void {
  const html = (reply: FastifyReply, body: string) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(body);
  const ownHostOnly =
    (answer: Answer): Answer =>
    async (request, reply) =>
      isOwnMachines(request) ? answer(request, reply) : sendApp(reply, 404);
  const showOne = (write: (mail: StoredMail) => string) =>
    ownHostOnly(async (request, reply) => {
      const id = request.url.split('/')[3] ?? '';
      const mail = (await mailbox.list()).find((each) => each.id === id);
      return mail === undefined ? sendApp(reply, 404) : html(reply, write(mail));
    });
  server.get(
    '/dev/mailbox',
    ownHostOnly(async (_request, reply) => html(reply, listPage(await mailbox.list()))),
  );
  server.get(
    '/dev/mailbox/messages',
    ownHostOnly(async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await mailbox.list()),
    ),
  );
  server.get(
    '/dev/mailbox/:id',
    showOne(({ html: body }) => body),
  );
  server.get('/dev/mailbox/:id/text', showOne(textPage));
}

/**
 * Whether a request comes from this machine. The socket is checked, because a header can claim any IP address, and also
 * the origin: a page of a site whose host name resolves to this machine is local too, but its browser sends that site's
 * name.
 */
function isOwnMachines({ socket, headers }: FastifyRequest): boolean {
  const named = `http://${headers.host}`;
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    URL.canParse(named) &&
    loopbackHost.test(new URL(named).hostname)
  );
}
