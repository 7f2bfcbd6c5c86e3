import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';

export type SaveState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'retrying'; attempt: number }
  /** `issues`: where, and whose values stand there. */
  | { kind: 'conflict'; issues: FieldIssue[] }
  | { kind: 'refused'; code: ErrorCode; issues: FieldIssue[] };

export type SaveAnswer<Held = never> =
  /** `merged`: what the server holds, where that is more than was sent. */
  | { kind: 'saved'; version: number; merged?: Held }
  | { kind: 'conflict'; issues?: FieldIssue[] }
  | { kind: 'refused'; code: ErrorCode; issues: FieldIssue[] }
  | { kind: 'failed' };

export interface DocumentSaverOptions<Held> {
  document: Held;
  version: number;
  /** Never throws: a failed call answers `failed` and is tried again. `saved`: what it was made from. */
  save: (document: Held, version: number, saved: Held) => Promise<SaveAnswer<Held>>;
  /** What was changed since `base` put upon `theirs`; for a server that merges. */
  rebase?: (base: Held, changed: Held, theirs: Held) => Held;
  now: () => number;
  delayMs?: number;
}

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;
/** Who types without a pause is saved meanwhile: a page that ends takes no more than this with it. */
const longestWaitMs = 5_000;

/**
 * Saves one document: some time after the last change, one save in flight, the newest document last.
 * After a conflict nothing is sent until `resolve`; after a refusal, until the next change.
 */
export class DocumentSaver<Held> {
  private saved: Held;
  private wanted: Held;
  /** Sent without an answer: the server may hold it, so the same bytes go again before anything newer. */
  private inDoubt: Held | null = null;
  private savedVersion: number;
  private inFlight: Promise<boolean> | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Since the first change that no save took: it is not put off by those after it. */
  private latest: ReturnType<typeof setTimeout> | null = null;
  private attempt = 0;
  /** Why nothing is sent. */
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

  /** Told of what others saved, with what this saver had sent. */
  readonly subscribeMerges = (listener: (base: Held, theirs: Held) => void): (() => void) => {
    this.mergeListeners.add(listener);
    return () => this.mergeListeners.delete(listener);
  };

  get state(): SaveState {
    return this.current;
  }

  /** What the server holds as far as this saver knows. */
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

  /** Sends at once what is not sent yet, the newest last. True when all is saved. */
  async flush(): Promise<boolean> {
    this.clearTimer();
    let isThrough = true;
    while (this.inFlight !== null || (isThrough && this.hasUnsaved && this.held === null)) {
      if (this.inFlight === null) isThrough = await this.send();
      else await this.inFlight;
    }
    return !this.hasUnsaved;
  }

  /** Holds everything back until `resolve`: the server holds another version than this one. */
  holdForConflict(issues: FieldIssue[] = []): void {
    this.held = 'conflict';
    this.clearTimer();
    this.tell({ kind: 'conflict', issues });
  }

  /** Instead of the other version of a conflict: there is none to be read any more. The next change is tried anew. */
  loseAccess(): void {
    this.held = null;
    this.tell({ kind: 'refused', code: 'not-found', issues: [] });
  }

  /** After a conflict: what the server holds now, and what this person wants to have instead. */
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

  /** What was saved elsewhere, taken where nothing waits to be saved here: else the next save meets it. */
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

  /** The same document in another version: its status changed. From any other version it will show as a conflict. */
  adoptVersion(change: { from: number; to: number }): void {
    if (change.from === this.savedVersion) this.savedVersion = change.to;
  }

  /** Gives up what is not sent yet; what is in flight ends by itself. */
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
    // It is so at every key: who shows it would be drawn again at each.
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

  /** True when this document is saved. */
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
    // Told now, it would hide a conflict that still holds everything back.
    if (isInConflict && answer.kind !== 'saved') return;
    switch (answer.kind) {
      case 'saved':
        // The other version was this one: a save on its way when something else met it.
        if (isInConflict) this.held = null;
        // The same where the document came to what the server holds; older, it was settled since.
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

  /** What others saved is taken along, with what was typed since the save began upon it. */
  private takeMerged(sent: Held, merged: Held | undefined): void {
    this.saved = merged ?? sent;
    if (merged === undefined) return;
    const { rebase } = this.options;
    this.wanted = this.wanted === sent ? merged : (rebase?.(sent, this.wanted, merged) ?? merged);
    for (const listener of this.mergeListeners) listener(sent, merged);
  }

  /** What was typed while this document was under way. */
  private scheduleNewer(document: Held): void {
    if (document !== this.wanted && this.hasUnsaved && this.timer === null)
      this.schedule(this.delayMs);
  }
}
