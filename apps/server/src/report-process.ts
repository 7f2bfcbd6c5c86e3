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

export type AskedPrint =
  | { kind: 'valuation'; input: ValuationReportInput; format: ReportFormat }
  | { kind: 'sheet'; input: SheetInput }
  | { kind: 'template'; input: TemplatePrintInput };

/** The program prints them in the order in which they come, one at a time. */
export interface AskedReport {
  id: number;
  print: AskedPrint;
}
export type RenderedReport =
  | { id: number; bytes: Uint8Array }
  | { id: number; code: ErrorCode; fields: FieldIssue[] }
  | { id: number; failure: string };
/** The program says first that it is loaded and has printed once: from then on counts how long a report takes. */
export type ReportMessage = 'loaded' | RenderedReport;

interface Waiting extends AskedReport {
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

export interface ReportProcessOptions {
  /** A file of JavaScript. */
  program?: string;
  /** Milliseconds that one report may take. */
  longestPrintMs?: number;
}

/** Those that come while so many wait would be answered too late anyway: each takes tenths of a second. */
const mostWaiting = 10;
const usualLongestPrintMs = 20_000;
const longestLoadMs = 60_000;
const bundle = join(import.meta.dirname, 'report-worker.cjs');

/** It holds what a report says and nothing else of this process: no secret of the environment, no other connection. */
const startChild = (program: string): ChildProcess => {
  const child = fork(program, [], {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // It has nothing to finish when the product stops.
  child.unref();
  child.channel?.unref();
  return child;
};

/** One run of the program, with the reports that wait for it, oldest first. */
class ReportRun {
  readonly waiting = new Map<number, Waiting>();
  /** Resolves once it can print, or has ended before. */
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
    /** Called once, with those that a new run can still print. */
    private readonly onEnd: (left: Waiting[]) => void,
  ) {
    this.loaded = new Promise((resolve) => {
      this.settleLoaded = resolve;
    });
    this.child = startChild(program);
    this.child.on('message', (message: ReportMessage) => this.take(message));
    this.child.on('error', (error) => this.fail(error));
    this.child.on('exit', () => this.fail(new Error('The process that prints reports has ended')));
    // Alone, one that hangs would go on without its parent.
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

  /** Begins the time of the report that is printed now. */
  private watch(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    const longest = this.isLoaded ? this.longestPrintMs : longestLoadMs;
    this.timer = this.waiting.size === 0 ? null : setTimeout(() => this.giveUp(longest), longest);
  }

  private giveUp(longest: number): void {
    this.fail(new Error(`A report was not printed within ${longest} ms`));
  }

  /** Ends with the report that is printed now: those behind it did nothing wrong. */
  private fail(cause: Error): void {
    const [printed, ...left] = this.waiting.values();
    this.waiting.clear();
    printed?.reject(new AppError('unavailable', [], { cause }));
    this.end(left);
  }

  /** An error is followed by the exit, when the next run may have begun. */
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
  /** Begins the process where none runs. Resolves once it can print, however busy the machine, or cannot be begun. */
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
  const ask = async (asked: AskedPrint): Promise<Uint8Array> => {
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
