import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';

export type SaveState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'retrying'; attempt: number }
  | { kind: 'conflict'; fields: string[] }
  | { kind: 'refused'; issues: FieldIssue[] };

export type SaveAnswer =
  | { kind: 'saved'; version: number }
  | { kind: 'conflict'; fields: string[] }
  | { kind: 'refused'; issues: FieldIssue[] }
  | { kind: 'failed' };

export interface DocumentSaverOptions {
  document: ValuationDocument;
  version: number;
  /** Never throws: a failed call answers `failed` and is tried again. */
  save: (document: ValuationDocument, version: number) => Promise<SaveAnswer>;
  onState: (state: SaveState) => void;
  now: () => number;
  delayMs?: number;
}

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

/**
 * Saves one document: some time after the last change, one save in flight, the newest document last.
 * After a conflict nothing is sent until `resolve`; after a refusal, until the next change.
 */
export class DocumentSaver {
  private saved: ValuationDocument;
  private wanted: ValuationDocument;
  private version: number;
  private inFlight: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private attempt = 0;
  private held = false;

  constructor(private readonly options: DocumentSaverOptions) {
    this.saved = options.document;
    this.wanted = options.document;
    this.version = options.version;
  }

  /** What the server holds as far as this saver knows. */
  get savedDocument(): ValuationDocument {
    return this.saved;
  }

  get hasUnsaved(): boolean {
    return this.wanted !== this.saved;
  }

  change(document: ValuationDocument): void {
    if (document === this.wanted) return;
    this.wanted = document;
    if (this.held) return;
    this.attempt = 0;
    if (!this.hasUnsaved && this.inFlight === null) {
      this.clearTimer();
      this.options.onState({ kind: 'saved', at: null });
      return;
    }
    if (this.inFlight === null) this.options.onState({ kind: 'unsaved' });
    this.schedule(this.options.delayMs ?? 800);
  }

  /** Sends at once what is not sent yet; resolves when nothing is in flight. True when all is saved. */
  async flush(): Promise<boolean> {
    this.clearTimer();
    while (this.inFlight !== null) await this.inFlight;
    if (this.hasUnsaved && !this.held) await this.send();
    return !this.hasUnsaved;
  }

  /** After a conflict: what the server holds now, and what this person wants to have instead. */
  resolve(theirs: ValuationDocument, version: number, wanted: ValuationDocument): void {
    this.saved = theirs;
    this.version = version;
    this.wanted = wanted;
    this.held = false;
    this.attempt = 0;
    if (this.hasUnsaved) {
      this.options.onState({ kind: 'unsaved' });
      this.schedule(0);
    } else {
      this.options.onState({ kind: 'saved', at: this.options.now() });
    }
  }

  /** One version on with the same document: its status changed. Any other one will show as a conflict. */
  adoptVersion(version: number): void {
    if (version === this.version + 1) this.version = version;
  }

  /** Stops the timers; what is in flight ends by itself. */
  stop(): void {
    this.clearTimer();
  }

  private clearTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private schedule(delayMs: number): void {
    this.clearTimer();
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.flush();
    }, delayMs);
  }

  private send(): Promise<void> {
    const document = this.wanted;
    this.options.onState({ kind: 'saving' });
    const settled = async (): Promise<void> => {
      const answer = await this.options.save(document, this.version);
      this.inFlight = null;
      this.settle(document, answer);
    };
    this.inFlight = settled();
    return this.inFlight;
  }

  private settle(document: ValuationDocument, answer: SaveAnswer): void {
    switch (answer.kind) {
      case 'saved':
        this.saved = document;
        this.version = answer.version;
        this.attempt = 0;
        if (this.hasUnsaved) {
          this.options.onState({ kind: 'unsaved' });
          if (this.timer === null) this.schedule(this.options.delayMs ?? 800);
        } else {
          this.options.onState({ kind: 'saved', at: this.options.now() });
        }
        return;
      case 'conflict':
        this.held = true;
        this.clearTimer();
        this.options.onState(answer);
        return;
      case 'refused':
        this.options.onState(answer);
        return;
      case 'failed':
        this.attempt += 1;
        this.options.onState({ kind: 'retrying', attempt: this.attempt });
        this.schedule(Math.min(firstRetryMs * 2 ** (this.attempt - 1), longestRetryMs));
    }
  }
}
