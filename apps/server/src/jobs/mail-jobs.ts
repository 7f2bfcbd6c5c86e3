import { createDatabaseClient } from '@valia/db/client.ts';
import type { Database } from '@valia/db/client.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import type { MailQueue } from '@valia/services/context/mail-queue.ts';
import PgBoss from 'pg-boss';
import { pgBossExecutor } from './pg-boss-executor.ts';

const schema = 'jobs';
const queueName = 'mail';
const failedQueueName = 'mail-failed';
/** A killed server's mails come back after this and one round of maintenance: within a minute. */
const expireInSeconds = 35;
const defaultMaintainEverySeconds = 10;
/** With the delay doubled each time, some nine hours. */
const retryLimit = 13;
const retryDelay = 2;

/** One mail taken from the queue. It is taken again unless one of the two is called in time. */
export interface CollectedMail {
  id: string;
  /** As it was queued, by this version of the product or another. */
  data: unknown;
  requestedAt: Date;
  /** Nothing more is tried after this one. */
  isLastTry: boolean;
  done: () => Promise<void>;
  failed: (reason: string) => Promise<void>;
}

export interface MailJobs extends MailQueue {
  /** Makes schema and queues where they lack; before anything else. */
  open: () => Promise<void>;
  take: (most: number) => Promise<CollectedMail[]>;
  close: () => Promise<void>;
}

async function createQueues(boss: PgBoss): Promise<void> {
  const options = { retryLimit, retryDelay, retryBackoff: true, expireInSeconds };
  const queue = { name: queueName, ...options, deadLetter: failedQueueName };
  // On one connection they run in this order, without waiting for each other's answer.
  await Promise.all([
    boss.createQueue(failedQueueName),
    boss.createQueue(queueName, queue),
    boss.updateQueue(queueName, queue),
  ]);
}

/** The mails that wait, kept by pg-boss in a schema of its own, which it makes and migrates itself. */
export function createMailJobs({
  databaseUrl,
  newId,
  onError,
  maintainEverySeconds = defaultMaintainEverySeconds,
}: {
  databaseUrl: string;
  newId: () => string;
  onError: (error: Error) => void;
  /** How often mails of killed servers are looked for. */
  maintainEverySeconds?: number;
}): MailJobs {
  // It sends whole BEGIN … COMMIT texts, which need one connection that nobody else uses.
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
