import type { FileStore } from '@valia/services/context/file-store.ts';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskFileStore } from '../files/disk-file-store.ts';

export interface SmallDisk {
  files: FileStore;
  /** The names of the files on the disk. */
  names: () => string[];
  enlarge: () => void;
  close: () => void;
}

/**
 * A file store on a disk of 64 KiB that can be enlarged. Where mounting is not permitted, every write goes to a device
 * that the kernel reports as full. In both cases the system itself refuses the write.
 */
export function openSmallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'valia-disk-'));
  const store = createDiskFileStore(folder);
  const names = () => readdirSync(folder);
  const mount = (...options: string[]) =>
    execFileSync('mount', [...options, folder], { stdio: 'ignore' });
  try {
    mount('-t', 'tmpfs', '-o', 'size=64k', 'tmpfs');
  } catch {
    let isFull = true;
    return {
      names,
      files: {
        ...store,
        put: (key, bytes) => (isFull ? writeFile('/dev/full', bytes) : store.put(key, bytes)),
        space: async () => ({ freeBytes: isFull ? 0 : 1e9, totalBytes: 1e9 }),
      },
      enlarge: () => {
        isFull = false;
      },
      close: () => rmSync(folder, { recursive: true }),
    };
  }
  return {
    files: store,
    names,
    enlarge: () => mount('-o', 'remount,size=32m'),
    close: () => {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
