/** Where the bytes of documents lie. Keys are made by the services, never from input. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Rejects when there is nothing under the key. */
  get(key: string): Promise<Uint8Array>;
  /** Nothing under the key is as good as removed. */
  remove(key: string): Promise<void>;
  /** Of the disk that they lie on; left out where there is none. */
  space?(): Promise<{ freeBytes: number; totalBytes: number }>;
}
