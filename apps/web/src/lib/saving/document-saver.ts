import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';

export type SaveState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'retrying'; attempt: number }
  /** `issues` contains the conflicting fields, and the users whose values are there. */
  | { kind: 'conflict'; issues: FieldIssue[] }
  | { kind: 'refused'; code: ErrorCode; issues: FieldIssue[] };

export type SaveAnswer<Held = never> =
  /** `merged` is the document on the server, if it contains more than what was sent. */
  | { kind: 'saved'; version: number; merged?: Held }
  | { kind: 'conflict'; issues?: FieldIssue[] }
  | { kind: 'refused'; code: ErrorCode; issues: FieldIssue[] }
  | { kind: 'failed' };

export interface DocumentSaverOptions<Held> {
  document: Held;
  version: number;
  /**
   * Never throws: a failed call returns `failed` and is retried. `saved` is the document that the changes are based on.
   */
  save: (document: Held, version: number, saved: Held) => Promise<SaveAnswer<Held>>;
  /** Applies the changes since `base` to `theirs`; for a server that merges. */
  rebase?: (base: Held, changed: Held, theirs: Held) => Held;
  now: () => number;
  delayMs?: number;
}

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;
/** The longest time without a save while the user types without a pause: a page that ends loses no more than this. */
const longestWaitMs = 5_000;

/**
 * Saves one document some time after the last change: one save in flight at a time, the newest document last. After a
 * conflict nothing is sent until `resolve`; after a refusal, nothing until the next change.
 */
export class DocumentSaver<Held> {
  private saved: Held;
  private wanted: Held;
  /**
   * A document that was sent without an answer: the server may have stored it, so the same bytes are sent again before
   * anything newer.
   */
  private inDoubt: Held | null = null;
  private savedVersion: number;
  private inFlight: Promise<boolean> | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** The timer since the first unsaved change; later changes do not postpone it. */
  private latest: ReturnType<typeof setTimeout> | null = null;
  private attempt = 0;
  /** The reason why nothing is sent; null when sending is allowed. */
  private held: 'conflict' | 'stopped' | null = null;
  private current: SaveState = { kind: 'saved', at: null };
  private readonly listeners = new Set<() => void>();
  private readonly mergeListeners = new Set<(base: Held, theirs: Held) => void>();

  constructor(private readonly options: DocumentSaverOptions<Held>) {
    this.saved = options.document;
    this.wanted = options.document;
    this.savedVersion = options.version;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Notifies the listener of what others saved, together with what this saver had sent. */
  readonly subscribeMerges = (listener: (base: Held, theirs: Held) => void): (() => void) => {
    this.mergeListeners.add(listener);
    return () => this.mergeListeners.delete(listener);
  };

  get state(): SaveState {
    return this.current;
  }

  /** The document on the server, as far as this saver knows. */
  get savedDocument(): Held {
    return this.saved;
  }

  /** The newest document, saved or not. */
  get wantedDocument(): Held {
    return this.wanted;
  }

  get version(): number {
    return this.savedVersion;
  }

  get hasUnsaved(): boolean {
    return this.wanted !== this.saved || this.inDoubt !== null;
  }

  change(document: Held): void {
    if (document === this.wanted) return;
    this.wanted = document;
    if (this.held !== null) return;
    this.attempt = 0;
    if (!this.hasUnsaved && this.inFlight === null) {
      this.clearTimer();
      this.tell({ kind: 'saved', at: null });
      return;
    }
    if (this.inFlight === null) this.tell({ kind: 'unsaved' });
    this.schedule(this.delayMs);
    this.latest ??= setTimeout(() => this.sendUnsaved(), longestWaitMs);
  }

  /** Sends unsent changes at once, the newest last. Resolves to true when everything is saved. */
  async flush(): Promise<boolean> {
    this.clearTimer();
    let isThrough = true;
    while (this.inFlight !== null || (isThrough && this.hasUnsaved && this.held === null)) {
      if (this.inFlight === null) isThrough = await this.send();
      else await this.inFlight;
    }
    return !this.hasUnsaved;
  }

  /** Sends nothing until `resolve`, because the server has another version than this one. */
  holdForConflict(issues: FieldIssue[] = []): void {
    this.held = 'conflict';
    this.clearTimer();
    this.tell({ kind: 'conflict', issues });
  }

  /** Called when the other version of a conflict can no longer be read. The next change is sent again. */
  loseAccess(): void {
    this.held = null;
    this.tell({ kind: 'refused', code: 'not-found', issues: [] });
  }

  /** Resolves a conflict: the current document on the server, and the document that this user wants in its place. */
  resolve(theirs: Held, version: number, wanted: Held): void {
    this.saved = theirs;
    this.savedVersion = version;
    this.wanted = wanted;
    this.inDoubt = null;
    this.held = null;
    this.attempt = 0;
    if (this.hasUnsaved) {
      this.tell({ kind: 'unsaved' });
      this.schedule(this.delayMs);
    } else {
      this.tell({ kind: 'saved', at: this.options.now() });
    }
  }

  /**
   * Takes over what was saved elsewhere, but only when nothing waits to be saved here; otherwise the next save will
   * detect it.
   */
  takeSaved(theirs: Held, version: number): void {
    const isIdle = !this.hasUnsaved && this.inFlight === null && this.held === null;
    if (!isIdle || version <= this.savedVersion) return;
    const base = this.saved;
    this.savedVersion = version;
    this.saved = theirs;
    this.wanted = theirs;
    for (const listener of this.mergeListeners) listener(base, theirs);
    this.tell({ kind: 'saved', at: this.options.now() });
  }

  /**
   * Takes over a new version of the same document after a change of status. From any other version, it will result in a
   * conflict.
   */
  adoptVersion(change: { from: number; to: number }): void {
    if (change.from === this.savedVersion) this.savedVersion = change.to;
  }

  /** Discards what is not sent yet; a save in flight ends normally. */
  stop(): void {
    this.held = 'stopped';
    this.inDoubt = null;
    this.wanted = this.saved;
    this.clearTimer();
  }

  private get delayMs(): number {
    return this.options.delayMs ?? 800;
  }

  private tell(state: SaveState): void {
    // The state is `unsaved` at every key press, so listeners would re-render at each one.
    if (state.kind === 'unsaved' && this.current.kind === 'unsaved') return;
    this.current = state;
    for (const listener of this.listeners) listener();
  }

  private clearTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private clearLatest(): void {
    if (this.latest !== null) clearTimeout(this.latest);
    this.latest = null;
  }

  private sendUnsaved(): void {
    this.clearTimer();
    this.clearLatest();
    if (this.inFlight === null && this.hasUnsaved && this.held === null) void this.send();
  }

  private schedule(delayMs: number): void {
    this.clearTimer();
    if (this.held !== null) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      if (this.inFlight === null && this.hasUnsaved) void this.send();
    }, delayMs);
  }

  /** Resolves to true when this document is saved. */
  private send(): Promise<boolean> {
    const document = this.inDoubt ?? this.wanted;
    this.clearLatest();
    this.tell({ kind: 'saving' });
    const settled = async (): Promise<boolean> => {
      const answer = await this.options.save(document, this.savedVersion, this.saved);
      this.inFlight = null;
      this.settle(document, answer);
      return answer.kind === 'saved';
    };
    this.inFlight = settled();
    return this.inFlight;
  }

  private settle(document: Held, answer: SaveAnswer<Held>): void {
    this.inDoubt = answer.kind === 'failed' && this.held === null ? document : null;
    const isInConflict = this.held === 'conflict';
    // Reporting it now would hide a conflict that still blocks sending.
    if (isInConflict && answer.kind !== 'saved') return;
    switch (answer.kind) {
      case 'saved':
        // The other version was this save itself, which was in flight when the conflict was detected.
        if (isInConflict) this.held = null;
        // An equal version means that the document equals the server's; an older one was resolved in the meantime.
        if (answer.version >= this.savedVersion) {
          this.savedVersion = answer.version;
          this.takeMerged(document, answer.merged);
        }
        this.attempt = 0;
        this.tell(
          this.hasUnsaved ? { kind: 'unsaved' } : { kind: 'saved', at: this.options.now() },
        );
        this.scheduleNewer(document);
        return;
      case 'conflict':
        this.holdForConflict(answer.issues);
        return;
      case 'refused':
        this.tell(answer);
        this.scheduleNewer(document);
        return;
      case 'failed':
        this.attempt += 1;
        this.tell({ kind: 'retrying', attempt: this.attempt });
        this.schedule(Math.min(firstRetryMs * 2 ** (this.attempt - 1), longestRetryMs));
    }
  }

  /** Takes over what others saved, together with what was typed here since the save began. */
  private takeMerged(sent: Held, merged: Held | undefined): void {
    this.saved = merged ?? sent;
    if (merged === undefined) return;
    const { rebase } = this.options;
    this.wanted = this.wanted === sent ? merged : (rebase?.(sent, this.wanted, merged) ?? merged);
    for (const listener of this.mergeListeners) listener(sent, merged);
  }

  /** Schedules a save of what was typed while this document was being saved. */
  private scheduleNewer(document: Held): void {
    if (document !== this.wanted && this.hasUnsaved && this.timer === null)
      this.schedule(this.delayMs);
  }
}
