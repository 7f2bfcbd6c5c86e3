import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { AppError, type ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { ReportFormat, ReportRenderer } from '@valia/domain/reports/report-renderer.ts';
import type { SheetInput, SheetRenderer } from '@valia/domain/reports/sheet-renderer.ts';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import type {
  TemplatePrinter,
  TemplatePrintInput,
} from '@valia/domain/templates/template-printer.ts';
import { withTimeout } from './plugins/with-timeout.ts';

export type RequestedPrint =
  | { kind: 'valuation'; input: ValuationReportInput; format: ReportFormat }
  | { kind: 'sheet'; input: SheetInput }
  | { kind: 'template'; input: TemplatePrintInput };

/** A request for a report; the child process prints requests in the order of their arrival, one at a time. */
export interface ReportPrintRequest {
  id: number;
  print: RequestedPrint;
}
export type RenderedReport =
  | { id: number; bytes: Uint8Array }
  | { id: number; code: ErrorCode; fields: FieldIssue[] }
  | { id: number; failure: string };
/**
 * The child process first reports that it is loaded and has printed once; only from then on is a report's time
 * measured.
 */
export type ReportMessage = 'loaded' | RenderedReport;

interface Waiting extends ReportPrintRequest {
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

export interface ReportProcessOptions {
  /** The path of the JavaScript file that the child process runs. */
  program?: string;
  /** The milliseconds that one report may take. */
  longestPrintMs?: number;
}

/**
 * The most waiting reports; a report that arrives after these would be answered too late anyway, as each takes tenths
 * of a second.
 */
const mostWaiting = 10;
const usualLongestPrintMs = 20_000;
const longestLoadMs = 60_000;
const bundle = join(import.meta.dirname, 'report-worker.cjs');

/**
 * The child process contains only the content of reports: no secret of the environment and no connection but its
 * channel.
 */
const startChild = (program: string): ChildProcess => {
  const child = fork(program, [], {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // The child process has nothing to finish when the product stops.
  child.unref();
  child.channel?.unref();
  return child;
};

/** One run of the child process, with the reports that wait for it, oldest first. */
class ReportRun {
  readonly waiting = new Map<number, Waiting>();
  /** Resolves once the child process can print, or has ended before that. */
  readonly loaded: Promise<void>;
  private settleLoaded = (): void => undefined;
  private readonly child: ChildProcess;
  private readonly kill = (): void => void this.child.kill('SIGKILL');
  private timer: NodeJS.Timeout | null = null;
  private isLoaded = false;
  private hasEnded = false;

  constructor(
    program: string,
    private readonly longestPrintMs: number,
    /** Called once, with the reports that a new run can still print. */
    private readonly onEnd: (left: Waiting[]) => void,
  ) {
    this.loaded = new Promise((resolve) => {
      this.settleLoaded = resolve;
    });
    this.child = startChild(program);
    this.child.on('message', (message: ReportMessage) => this.take(message));
    this.child.on('error', (error) => this.fail(error));
    this.child.on('exit', () => this.fail(new Error('The process that prints reports has ended')));
    // Killed with the parent, because a child process that hangs would continue without it.
    process.once('exit', this.kill);
  }

  print(asked: Waiting): void {
    this.waiting.set(asked.id, asked);
    if (this.waiting.size === 1) this.watch();
    const { id, print } = asked;
    this.child.send({ id, print }, (error) => error && this.fail(error));
  }

  private take(message: ReportMessage): void {
    if (message === 'loaded') {
      this.isLoaded = true;
      this.settleLoaded();
    } else this.settle(message);
    this.watch();
  }

  private settle(answer: RenderedReport): void {
    const asked = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('bytes' in answer) asked?.resolve(answer.bytes);
    else if ('code' in answer) asked?.reject(new AppError(answer.code, answer.fields));
    else asked?.reject(new Error(answer.failure));
  }

  /** Starts the timer of the report that is being printed. */
  private watch(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    const longest = this.isLoaded ? this.longestPrintMs : longestLoadMs;
    this.timer = this.waiting.size === 0 ? null : setTimeout(() => this.giveUp(longest), longest);
  }

  private giveUp(longest: number): void {
    this.fail(new Error(`A report was not printed within ${longest} ms`));
  }

  /** Rejects only the report that is being printed: the ones after it did not cause the failure. */
  private fail(cause: Error): void {
    const [printed, ...left] = this.waiting.values();
    this.waiting.clear();
    printed?.reject(new AppError('unavailable', [], { cause }));
    this.end(left);
  }

  /** Runs once: an error is followed by the exit event, and by then the next run may have begun. */
  private end(left: Waiting[]): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.settleLoaded();
    this.watch();
    process.off('exit', this.kill);
    this.kill();
    this.onEnd(left);
  }
}

export interface ReportProcess extends ReportRenderer, SheetRenderer, TemplatePrinter {
  /**
   * Starts the process if none is running. Resolves once the process can print, however busy the machine, or could not
   * be started.
   */
  ready: () => Promise<void>;
}

/**
 * Prints reports in a process of its own, which can be ended whatever it does: a thread could not be while machine
 * code runs. Process, typesetter and fonts are loaded by `ready` or by the first one.
 * @throws AppError the renderer's own, or `unavailable` where too many wait, the report took too long, or the process
 * ended at it; another error where the report cannot be drawn.
 */
export function createReportProcess({
  program = bundle,
  longestPrintMs = usualLongestPrintMs,
}: ReportProcessOptions = {}): ReportProcess {
  let run: ReportRun | null = null;
  let lastId = 0;
  const begun = (): ReportRun => {
    run ??= new ReportRun(program, longestPrintMs, (left) => {
      run = null;
      for (const one of left) print(one);
    });
    return run;
  };
  const print = (asked: Waiting): void => begun().print(asked);
  const ask = async (asked: RequestedPrint): Promise<Uint8Array> => {
    if (run !== null && run.waiting.size >= mostWaiting) throw new AppError('unavailable');
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => print({ id, print: asked, resolve, reject }));
  };
  return {
    ready: async () => void (await withTimeout(longestLoadMs, begun().loaded)),
    renderValuationReport: (input, format = 'pdf') => ask({ kind: 'valuation', input, format }),
    renderSheet: (input) => ask({ kind: 'sheet', input }),
    printTemplate: (input) => ask({ kind: 'template', input }),
  };
}
