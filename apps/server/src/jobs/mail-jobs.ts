import { createDatabaseClient } from '@valia/db/client.ts';
import type { Database } from '@valia/db/client.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import type { MailQueue } from '@valia/services/context/mail-queue.ts';
import PgBoss from 'pg-boss';
import { pgBossExecutor } from './pg-boss-executor.ts';

const schema = 'jobs';
const queueName = 'mail';
const failedQueueName = 'mail-failed';
/** A killed server's mails return to the queue after this time plus one round of maintenance: within a minute. */
const expireInSeconds = 35;
const defaultMaintainEverySeconds = 10;
/** With a delay that doubles each time, the retries cover some nine hours. */
const retryLimit = 13;
const retryDelay = 2;

/** One mail fetched from the queue. It is fetched again unless `done` or `failed` is called in time. */
export interface CollectedMail {
  id: string;
  /** The data as it was queued, by this version of the product or another. */
  data: unknown;
  requestedAt: Date;
  /** True when the mail is not tried again after this attempt. */
  isLastTry: boolean;
  done: () => Promise<void>;
  failed: (reason: string) => Promise<void>;
}

export interface MailJobs extends MailQueue {
  /** Creates the schema and the queues when they are missing; must be called before anything else. */
  open: () => Promise<void>;
  take: (most: number) => Promise<CollectedMail[]>;
  close: () => Promise<void>;
}

async function createQueues(boss: PgBoss): Promise<void> {
  const options = { retryLimit, retryDelay, retryBackoff: true, expireInSeconds };
  const queue = { name: queueName, ...options, deadLetter: failedQueueName };
  // On one connection, these run in this order, without waiting for each other's answers.
  await Promise.all([
    boss.createQueue(failedQueueName),
    boss.createQueue(queueName, queue),
    boss.updateQueue(queueName, queue),
  ]);
}

/** The queue of waiting mails, stored by pg-boss in a separate schema, which pg-boss creates and migrates itself. */
export function createMailJobs({
  databaseUrl,
  newId,
  onError,
  maintainEverySeconds = defaultMaintainEverySeconds,
}: {
  databaseUrl: string;
  newId: () => string;
  onError: (error: Error) => void;
  /** How often, in seconds, mails of killed servers are looked for. */
  maintainEverySeconds?: number;
}): MailJobs {
  // pg-boss sends whole BEGIN … COMMIT texts, which need one connection that nothing else uses.
  const client = createDatabaseClient(databaseUrl, { maxConnections: 1 });
  const boss = new PgBoss({
    db: pgBossExecutor(client.db),
    schema,
    schedule: false,
    maintenanceIntervalSeconds: maintainEverySeconds,
  });
  boss.on('error', onError);
  const close = async (): Promise<void> => {
    await boss.stop({ graceful: false });
    await client.close();
  };
  return {
    open: async () => {
      try {
        await boss.start();
        await createQueues(boss);
      } catch (error) {
        await close();
        throw error;
      }
    },
    enqueue: async (tx: Database, message: MailMessage) => {
      const options = { id: newId(), db: pgBossExecutor(tx) };
      const id = await boss.send(queueName, message, options);
      if (id === null) throw new Error('The mail was not queued.');
    },
    take: async (most) => {
      const jobs = await boss.fetch<unknown>(queueName, { batchSize: most, includeMetadata: true });
      return jobs.map((job) => toTakenMail(boss, job));
    },
    close,
  };
}

function toTakenMail(boss: PgBoss, job: PgBoss.JobWithMetadata<unknown>): CollectedMail {
  return {
    id: job.id,
    data: job.data,
    requestedAt: new Date(job.createdOn),
    isLastTry: job.retryCount >= job.retryLimit,
    done: () => boss.complete(queueName, job.id),
    failed: (reason) => boss.fail(queueName, job.id, { reason }),
  };
}
