import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { reportSections } from '@valia/domain/reports/report-choice.ts';
import { sendRequest } from './send-request.ts';

export interface SimulatedUser {
  token: string;
  /** A draft of the worker, in its first version. */
  draftId: string;
  completedId: string;
}

interface Answer {
  status: number;
  data: Record<string, unknown>;
}

/** The expected status codes: done, or a request to retry later. */
const [done, away] = [200, 503];
const betweenMs = 25;
const languages = ['es', 'ca', 'en'] as const;

const dataOf = (text: string): Record<string, unknown> => {
  const body = JSON.parse(text) as { result?: { data?: Record<string, unknown> } };
  return body.result?.data ?? {};
};

/** Users who read, save, send and print on several servers until they are stopped, like their browsers would. */
export class SimulatedUsers {
  /** Every response that was neither done nor away, and every request without a response. */
  readonly faults: string[] = [];
  longestMs = 0;
  longest = '';
  readonly counts: Record<string, number> = {};
  /** The changes that a server acknowledged. */
  readonly saved = new Map<string, string>();
  readonly saves = new Map<string, number>();
  readonly requests: string[] = [];
  readonly files: { fileId: string; token: string }[] = [];
  private isStopped = false;
  private turn = 0;
  private work: Promise<unknown>[] = [];

  constructor(private readonly origins: readonly string[]) {}

  /** Each server first prints once, to start its printing process; that time is not measured. */
  async begin(workers: readonly SimulatedUser[]): Promise<void> {
    const [first] = workers;
    if (first === undefined) throw new Error('Nobody is at work.');
    for (const time of this.origins.keys()) await this.print(first, time);
    this.longestMs = 0;
    this.work = workers.flatMap((worker) => [
      this.repeat(() => this.read(worker)),
      this.repeat(() => this.save(worker)),
      this.repeat(() => this.send(worker)),
      this.repeat((time) => this.print(worker, this.origins.length + time)),
    ]);
  }

  /** The users finish their current calls first. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.work);
  }

  private async repeat(act: (time: number) => Promise<void>): Promise<void> {
    for (let time = 0; !this.isStopped; time += 1) {
      await act(time);
      await pause(betweenMs);
    }
  }

  private async ask(path: string, { token }: SimulatedUser, input: unknown): Promise<Answer> {
    const isRead = path === 'valuations.list' || path === 'valuations.dashboard';
    const origin = this.origins[(this.turn += 1) % this.origins.length] ?? '';
    const text = JSON.stringify(input);
    const query = isRead ? `?input=${encodeURIComponent(text)}` : '';
    const headers = { cookie: `valia-session=${token}`, 'content-type': 'application/json' };
    const startedAt = performance.now();
    try {
      const answer = await sendRequest(
        `${origin}/trpc/${path}${query}`,
        isRead ? { headers } : { method: 'POST', headers, body: text },
      );
      const { status } = answer;
      const said = answer.body.toString('utf8');
      this.count(`${path} ${status}`);
      if (status !== done && status !== away) this.faults.push(`${path} ${status} ${said}`);
      return { status, data: status === done ? dataOf(said) : {} };
    } catch (error) {
      this.faults.push(`${path} ${String(error)}`);
      return { status: 0, data: {} };
    } finally {
      this.time(path, performance.now() - startedAt);
    }
  }

  private time(path: string, milliseconds: number): void {
    if (milliseconds <= this.longestMs) return;
    this.longestMs = milliseconds;
    this.longest = path;
  }

  private count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  /** Repeats a call until it is answered, like the client; null when it fails for good. */
  private async insist(
    path: string,
    worker: SimulatedUser,
    input: unknown,
  ): Promise<Answer['data'] | null> {
    for (;;) {
      const { status, data } = await this.ask(path, worker, input);
      if (status === done) return data;
      if (status !== away) return null;
      await pause(betweenMs);
    }
  }

  private async read(worker: SimulatedUser): Promise<void> {
    await this.ask('valuations.list', worker, {});
    await this.ask('valuations.dashboard', worker, {});
  }

  private async save(worker: SimulatedUser): Promise<void> {
    const { draftId: id } = worker;
    const count = this.saves.get(id) ?? 0;
    const [before, after] = [this.saved.get(id) ?? '', `B${count + 1}`];
    const patch = [{ key: ['document', 'company', 'taxId'], before, after }];
    const answer = await this.insist('valuations.update', worker, {
      id,
      version: count + 1,
      patch,
    });
    if (answer === null) return;
    this.saved.set(id, after);
    this.saves.set(id, count + 1);
  }

  private async send(worker: SimulatedUser): Promise<void> {
    const requestId = randomUUID();
    const answer = await this.insist('referrals.create', worker, {
      requestId,
      targetAdvisorId: null,
      type: 'referral',
      companyName: 'Talleres de Ejemplo, S.L.',
      message: 'Los socios quieren vender',
    });
    if (answer !== null) this.requests.push(requestId);
  }

  private async print(worker: SimulatedUser, time: number): Promise<void> {
    // A different choice of sections each time, so that each report is really printed.
    const sections = reportSections.filter((_section, place) => (time >> place) % 2 === 0);
    const language = languages[time % languages.length];
    const input = { valuationId: worker.completedId, language, sections };
    const answer = await this.insist('valuations.createReport', worker, input);
    if (answer !== null) this.files.push({ fileId: String(answer['fileId']), token: worker.token });
  }
}
