/** The storage of the bytes of documents. Keys are created by the services, never taken from input. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Rejects when nothing is stored under the key. */
  get(key: string): Promise<Uint8Array>;
  /** Succeeds when nothing is stored under the key. */
  remove(key: string): Promise<void>;
  /** The space of the disk on which the files are stored; omitted when the store is not on a disk. */
  space?(): Promise<{ freeBytes: number; totalBytes: number }>;
}
