import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import type { ReportIssueInput } from '@valia/domain/issue-reports/issue-report-schemas.ts';
import { listSecurityEventsInput } from '@valia/domain/security/security-event-list-inputs.ts';
import { eq } from 'drizzle-orm';
import { raiseAdminQueueItem } from '../accounts/raise-admin-queue-item.ts';
import { changeUnaudited, unaudited } from '../context/change-audited.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import { answerIssueReport, reportIssue } from '../issue-reports/issue-report-verbs.ts';
import { acknowledgeEvent } from '../security-log/acknowledge-event.ts';
import { listSecurityEvents } from '../security-log/security-events.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { signUpDemoAccount } from '../demo-people/sign-up-demo-account.ts';

const hourMs = 3_600_000;

type People = Record<'marta' | 'jordi' | 'administrator', Actor>;

interface DemoIssue {
  by: 'marta' | 'jordi';
  hoursAgo: number;
  issue: Pick<ReportIssueInput, 'issueType' | 'severity' | 'title' | 'description' | 'route'>;
  answer: string | null;
}

const demoIssues: readonly DemoIssue[] = [
  {
    by: 'marta',
    hoursAgo: 16,
    issue: {
      issueType: 'bug',
      severity: 'high',
      title: 'El informe en catalán no se descarga',
      description: 'Pulso Descargar y la ventana se queda en blanco. En castellano funciona.',
      route: '/reports',
    },
    answer: null,
  },
  {
    by: 'jordi',
    hoursAgo: 2,
    issue: {
      issueType: 'feedback',
      severity: 'low',
      title: 'Añadir Andorra a las provincias',
      description: 'Tengo dos clientes allí y ahora pongo Lleida.',
      route: '/valuations',
    },
    answer: null,
  },
  {
    by: 'marta',
    hoursAgo: 200,
    issue: {
      issueType: 'bug',
      severity: 'medium',
      title: 'El múltiplo mediano no coincide con el Excel',
      description: 'Me sale 6,4 y en mi hoja 6,2.',
      route: '/valuations',
    },
    answer: 'Tu hoja incluye una empresa sin EBITDA. La mediana de las demás es 6,4.',
  },
];

const fillIssue = async (
  ctx: ServiceContext,
  people: People,
  { by, hoursAgo, issue, answer }: DemoIssue,
): Promise<void> => {
  const at = (hours: number, actor: Actor): ServiceContext => ({
    ...ctx,
    actor,
    now: new Date(ctx.now.getTime() - hours * hourMs),
  });
  const then = at(hoursAgo, people[by]);
  const { id } = await reportIssue({
    ctx: then,
    input: {
      ...issue,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0',
      timestamp: then.now.toISOString(),
    },
  });
  if (answer === null) return;
  await answerIssueReport({
    ctx: at(hoursAgo - 3, people.administrator),
    input: { id, from: 'open', to: 'answered', answer },
  });
};

/** An adviser whom the firm has not verified yet. */
const fillApplicant = async (ctx: ServiceContext): Promise<void> => {
  const requestedAt = new Date(ctx.now.getTime() - 30 * hourMs);
  const { userId } = await signUpDemoAccount(
    { ...ctx, now: requestedAt },
    {
      label: 'Asesor por verificar',
      role: 'advisor',
      seed: null,
      signUp: {
        firstName: 'Víctor',
        lastName: 'Casals',
        email: 'victor@casalsgestio.example',
        company: 'Casals Gestió',
        phone: '977 000 418',
        city: 'Reus',
        advisoryType: 'contable',
        taxId: 'B43002917',
        password: 'valoraciones-2026',
        termsAccepted: true,
      },
    },
  );
  await unaudited(ctx.db, 'fills-the-demo')
    .update(userVerificationStatus)
    .set({ verificationStatus: 'pending', requestedAt, updatedAt: requestedAt })
    .where(eq(userVerificationStatus.userId, userId));
};

/** The open items of the administrators' queue, and some that they have resolved. */
export const fillDemoQueue = async (ctx: ServiceContext, people: People): Promise<void> => {
  await fillApplicant(ctx);
  for (const issue of demoIssues) await fillIssue(ctx, people, issue);
  const at = (hours: number) => ({ ...ctx, now: new Date(ctx.now.getTime() - hours * hourMs) });
  await changeUnaudited(ctx, 'tells-administrators', async (tx) => {
    const failures = { type: 'sign_in_failures', detail: { tries: 100 } } as const;
    await recordSecurityEvent(tx, at(9), { ...failures, subjectId: people.jordi.userId });
    await recordSecurityEvent(tx, at(70), { ...failures, subjectId: people.marta.userId });
    await raiseAdminQueueItem(tx, at(26), {
      kind: 'organization-not-created',
      subjectId: people.jordi.userId,
      cause: new Error('duplicate key value violates a unique index'),
    });
  });
  const desk = { ...at(60), actor: people.administrator };
  const input = listSecurityEventsInput.parse({ state: 'open', type: 'sign_in_failures' });
  const { items } = await listSecurityEvents({ ctx: desk, input });
  const oldest = items.at(-1);
  if (oldest === undefined) return;
  const note = 'Era Marta: había cambiado de móvil.';
  await acknowledgeEvent({ ctx: desk, input: { id: oldest.id, note } });
};
