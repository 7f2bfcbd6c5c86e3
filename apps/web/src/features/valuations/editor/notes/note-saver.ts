import type { ValuationNote } from '@valia/domain/valuations/valuation-sharing-schemas.ts';

export interface NoteState {
  /** Null until the stored note has loaded. */
  text: string | null;
  /** `failed` is retried automatically; `refused` is retried when the user requests it or continues to type. */
  saving: 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused';
  /** The text written in another window meanwhile; null while there is no conflict. */
  other: ValuationNote | null;
}

/** The server's answer to a save; `conflict` includes the note stored there. */
export type NoteSaveResult =
  | { kind: 'saved'; note: ValuationNote }
  | { kind: 'conflict'; note: ValuationNote }
  | { kind: 'refused' }
  | { kind: 'failed' };

/** Never throws. `seen` is the time of the note version that was changed. */
export type SaveNote = (text: string, seen: string | null) => Promise<NoteSaveResult>;

const delayMs = 1_000;
const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

/**
 * Saves a private note a moment after the last key: one save in flight at a time, the newest text last. A save without
 * an answer is retried until it has one.
 */
export class NoteSaver {
  private current: NoteState = { text: null, saving: 'saved', other: null };
  private stored: ValuationNote | null = null;
  /**
   * A text that was sent without an answer: the server may have stored it, so it is sent again before any newer one.
   */
  private inDoubt: string | null = null;
  private attempt = 0;
  private isStopped = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly save: SaveNote) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get state(): NoteState {
    return this.current;
  }

  get hasUnsaved(): boolean {
    return this.current.saving !== 'saved';
  }

  /** Takes over the server's note, unless there is unsaved text here. */
  adopt(note: ValuationNote): void {
    if (this.hasUnsaved) return;
    this.stored = note;
    this.tell({ text: note.text });
  }

  write(text: string): void {
    this.tell({ text, ...(this.current.saving !== 'saving' && { saving: 'unsaved' }) });
    this.attempt = 0;
    this.schedule(delayMs);
  }

  /** Sends unsaved text at once. */
  flush(): void {
    this.clearTimer();
    const { saving, other } = this.current;
    if (other === null && saving !== 'saved' && saving !== 'saving') void this.send();
  }

  /** Discards text that was not sent yet. */
  stop(): void {
    this.isStopped = true;
    this.inDoubt = null;
    this.clearTimer();
    this.tell({ saving: 'saved', other: null });
  }

  keepMine(): void {
    this.stored = this.current.other;
    this.tell({ other: null });
    void this.send();
  }

  takeOther(): void {
    const { other } = this.current;
    this.inDoubt = null;
    this.clearTimer();
    this.stored = other;
    this.tell({ text: other?.text ?? '', saving: 'saved', other: null });
  }

  private tell(change: Partial<NoteState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }

  private clearTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private schedule(afterMs: number): void {
    this.clearTimer();
    if (!this.isStopped) this.timer = setTimeout(() => this.flush(), afterMs);
  }

  private async send(): Promise<void> {
    const text = this.inDoubt ?? this.current.text ?? '';
    this.tell({ saving: 'saving' });
    const answer = await this.save(text, this.stored?.updatedAt ?? null);
    if (this.isStopped) return;
    this.inDoubt = answer.kind === 'failed' ? text : null;
    switch (answer.kind) {
      case 'saved':
        this.stored = answer.note;
        this.attempt = 0;
        if (this.current.text === text) this.tell({ saving: 'saved' });
        else await this.send();
        return;
      case 'conflict':
        this.tell({ saving: 'failed', other: answer.note });
        return;
      case 'refused':
        this.tell({ saving: 'refused' });
        // Text was typed while this one was being saved.
        if (this.current.text !== text) this.schedule(delayMs);
        return;
      case 'failed':
        this.tell({ saving: 'failed' });
        this.schedule(Math.min(firstRetryMs * 2 ** this.attempt, longestRetryMs));
        this.attempt += 1;
    }
  }
}
