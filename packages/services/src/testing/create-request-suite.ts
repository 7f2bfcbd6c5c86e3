import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import type { CreateRequestInput } from '@valia/domain/collaborations/request-schemas.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { randomUUID } from 'node:crypto';
import { createRequest } from '../collaborations/create-request.ts';
import { acceptRequest } from '../collaborations/request-verbs.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { createValuationSuite, type ValuationSuite } from './create-valuation-suite.ts';

export interface RequestSuite extends ValuationSuite {
  /** Both `sender` and `target` are verified advisers, who write to each other. */
  sender: TestAdviser;
  target: TestAdviser;
  administrator: TestAdviser;
  /** The mails sent in these tests. */
  mails: MailMessage[];
  as: (person: TestAdviser, overrides?: Partial<ServiceContext>) => ServiceContext;
  /** Sends a request of the sender, to the target by default; returns its id. */
  send: (given?: Partial<CreateRequestInput>, ctx?: ServiceContext) => Promise<string>;
  /** Sends a request that the target accepts; its version is then 2. */
  sendAccepted: (given?: Partial<CreateRequestInput>) => Promise<string>;
}

const verified = { emailConfirmed: true, verified: true } as const;

/** Creates two verified advisers and an administrator, who send requests. Close its database afterwards. */
export const createRequestSuite = async (): Promise<RequestSuite> => {
  const suite = await createValuationSuite();
  const { db } = suite.database;
  const mails: MailMessage[] = [];
  const mail = {
    enqueue: (_tx: unknown, message: MailMessage) => {
      mails.push(message);
      return Promise.resolve();
    },
  };
  const [sender, target, administrator] = await Promise.all([
    createAdviser(db, verified),
    createAdviser(db, verified),
    createAdviser(db, { role: 'admin', secondFactor: true, emailConfirmed: true }),
  ]);
  const limits = {
    take: () => Promise.resolve(() => Promise.resolve()),
    isUsedUp: () => Promise.resolve(false),
  };
  const as: RequestSuite['as'] = (person, overrides) =>
    suite.contextOf(person, { mail, limits, ...overrides });
  const send: RequestSuite['send'] = async (given = {}, ctx = as(sender)) => {
    const { requestId } = await createRequest({
      ctx,
      input: {
        requestId: randomUUID(),
        targetAdvisorId: target.userId,
        type: 'referral',
        companyName: 'Distribuciones Quirante, S.L.',
        sector: null,
        province: null,
        message: 'Los dos socios se jubilan',
        valuationId: null,
        expectedValueCents: null,
        ...given,
      },
    });
    return requestId;
  };
  const sendAccepted: RequestSuite['sendAccepted'] = async (given) => {
    const requestId = await send(given);
    await acceptRequest({ ctx: as(target), input: { requestId, version: 1 } });
    return requestId;
  };
  return { ...suite, sender, target, administrator, mails, as, send, sendAccepted };
};
