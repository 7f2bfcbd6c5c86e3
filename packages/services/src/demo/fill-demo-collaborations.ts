import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { and, eq, lte } from 'drizzle-orm';
import { createRequest } from '../collaborations/create-request.ts';
import { expireRequests } from '../collaborations/expire-requests.ts';
import { markMessagesRead } from '../collaborations/messages/mark-messages-read.ts';
import { sendMessage } from '../collaborations/messages/send-message.ts';
import {
  acceptFirmRequest,
  acceptRequest,
  confirmOutcome,
  rejectFirmRequest,
  rejectRequest,
  setOutcome,
  withdrawRequest,
} from '../collaborations/request-verbs.ts';
import { openVersion } from '../collaborations/versions/open-version.ts';
import { updateDirectoryProfile } from '../directory/directory-profile.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import type { DemoContent, DemoPerson, DemoRequest } from './demo-content.ts';
import { signUpDemoAccount } from '../demo-people/sign-up-demo-account.ts';

const dayMs = 86_400_000;

type People = Record<DemoPerson, Actor> & { administrator: Actor };

const before = (ctx: ServiceContext, daysAgo: number, actor: Actor): ServiceContext => ({
  ...ctx,
  actor,
  now: new Date(ctx.now.getTime() - Math.round(daysAgo * dayMs)),
});

/** A valuation of the sender that was already closed at that time. */
const findClosed = async (
  { db, now, actor }: ServiceContext,
  companyName: string,
): Promise<string | null> => {
  const [row] = await db
    .select({ id: valuations.id })
    .from(valuations)
    .innerJoin(valuationSnapshots, eq(valuationSnapshots.valuationId, valuations.id))
    .where(
      and(
        eq(valuations.companyName, companyName),
        eq(valuations.ownerId, actor?.userId ?? ''),
        lte(valuationSnapshots.createdAt, now),
      ),
    )
    .limit(1);
  return row?.id ?? null;
};

const send = async (ctx: ServiceContext, people: People, demo: DemoRequest) => {
  const { companyName, type, sector, province, message, expectedValueCents = null } = demo;
  const sending = before(ctx, demo.daysAgo, people[demo.from]);
  const valuationId = await findClosed(sending, companyName);
  const { requestId } = await createRequest({
    ctx: sending,
    input: {
      requestId: ctx.newId(),
      targetAdvisorId: demo.to === null ? null : people[demo.to].userId,
      type,
      companyName,
      sector,
      province,
      message,
      valuationId,
      expectedValueCents,
    },
  });
  return { requestId, valuationId };
};

const answer = async (
  ctx: ServiceContext,
  people: People,
  { demo, requestId }: { demo: DemoRequest; requestId: string },
): Promise<void> => {
  if (demo.answer === undefined) return;
  const { to, daysAgo } = demo.answer;
  const target = demo.to === null ? people.administrator : people[demo.to];
  const input = { requestId, version: 1 };
  const answering = before(ctx, daysAgo, target);
  if (to === 'accepted')
    await (demo.to === null ? acceptFirmRequest : acceptRequest)({ ctx: answering, input });
  if (to === 'rejected')
    await (demo.to === null ? rejectFirmRequest : rejectRequest)({
      ctx: answering,
      input: { ...input, reason: demo.answer.reason },
    });
  if (to === 'withdrawn')
    await withdrawRequest({ ctx: before(ctx, daysAgo, people[demo.from]), input });
  if (to === 'expired') await expireRequests(answering);
};

const settle = async (
  ctx: ServiceContext,
  people: People,
  { demo, requestId }: { demo: DemoRequest; requestId: string },
): Promise<void> => {
  if (demo.answer?.to !== 'accepted' || demo.answer.outcome === undefined) return;
  const { outcome, isConfirmed, daysAgo } = demo.answer;
  const target = demo.to === null ? people.administrator : people[demo.to];
  const later = daysAgo / 2;
  await setOutcome({
    ctx: before(ctx, later, people[demo.from]),
    input: { requestId, version: 2, outcome },
  });
  if (isConfirmed !== true) return;
  await confirmOutcome({
    ctx: before(ctx, later - 1, target),
    input: { requestId, version: 3, outcome },
  });
};

/** Sends the messages of a request in order; each author first reads the earlier ones. */
const talk = async (
  ctx: ServiceContext,
  people: People,
  {
    demo,
    requestId,
    hasValuation,
  }: { demo: DemoRequest; requestId: string; hasValuation: boolean },
): Promise<void> => {
  for (const [by, daysAgo, text] of demo.messages ?? []) {
    const writing = before(ctx, daysAgo, people[by]);
    await markMessagesRead({ ctx: writing, input: { requestId } });
    if (by === demo.to && hasValuation && daysAgo > 3)
      await openVersion({ ctx: writing, input: { requestId, number: 1 } });
    await sendMessage({ ctx: writing, input: { requestId, messageId: ctx.newId(), text } });
  }
};

/**
 * Requests between advisers and to the firm, created by the same verbs that users call; every status and outcome
 * occurs.
 */
export const fillDemoCollaborations = async (
  ctx: ServiceContext,
  known: Record<'marta' | 'jordi' | 'rosa' | 'administrator', Actor>,
  { requests, directory }: Pick<DemoContent, 'requests' | 'directory'>,
): Promise<void> => {
  const founding = { ...ctx, now: new Date(ctx.now.getTime() - 150 * dayMs) };
  const people: People = {
    ...known,
    nuria: await signUpDemoAccount(founding, directory.colleagues.nuria),
    vicent: await signUpDemoAccount(founding, directory.colleagues.vicent),
    laia: await signUpDemoAccount(founding, directory.colleagues.laia),
  };
  for (const [person, input] of Object.entries(directory.profiles)) {
    const actor = people[person as DemoPerson];
    await updateDirectoryProfile({ ctx: { ...founding, actor }, input });
  }
  for (const demo of requests.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const { requestId, valuationId } = await send(ctx, people, demo);
    const told = { demo, requestId, hasValuation: valuationId !== null };
    await answer(ctx, people, told);
    await talk(ctx, people, told);
    await settle(ctx, people, told);
  }
};
