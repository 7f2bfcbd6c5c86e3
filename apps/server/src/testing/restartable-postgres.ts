import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chooseClusterLocation } from '@valia/db/embedded/cluster-location.ts';
import { clusterUser, createCluster } from '@valia/db/embedded/create-cluster.ts';
import { prepareDataFolder, secretFromFile } from '@valia/db/embedded/data-folder.ts';
import { readPostmasterFile } from '@valia/db/embedded/postmaster-file.ts';
import { launchServer, type ServerProcess } from '@valia/db/embedded/server-process.ts';

/**
 * PostgreSQL's shutdown modes: `fast` ends sessions in an orderly way; `immediate` stops the server at once, which
 * recovers at its next start.
 */
export type StopMode = 'fast' | 'immediate';

const signalOf = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

export interface RestartablePostgres {
  url: string;
  /** Stops the server and starts it again on the same port; resolves when it accepts connections. */
  restart: (mode: StopMode) => Promise<void>;
  /** Suspends all processes: nothing responds, and connections remain open. */
  freeze: () => void;
  thaw: () => void;
  stop: () => Promise<void>;
}

/** All processes of the server; each session has its own process. */
const processesOf = (postmaster: number): number[] => {
  const children = execFileSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' });
  return [postmaster, ...children.trim().split('\n').map(Number)];
};

/**
 * Starts a PostgreSQL server that loses nothing it has acknowledged, which can be stopped in every way while others use
 * it.
 */
export async function startRestartablePostgres(folder: string): Promise<RestartablePostgres> {
  prepareDataFolder(folder);
  const dataDir = realpathSync(folder);
  const place = chooseClusterLocation({
    dataDir,
    resolveFrom: resolve(import.meta.dirname, '../../../../packages/db/package.json'),
    sharedFolder: '/var/lib/valia',
  });
  const password = secretFromFile(join(dataDir, 'postgres-password'));
  await createCluster(place, password, true);
  const cluster = join(place.folder, 'cluster');
  let server: ServerProcess = await launchServer(place, cluster, { isDurable: true });
  const { port } = server;
  const postmaster = (): number => readPostmasterFile(cluster)?.pid ?? 0;
  let frozen: number[] = [];
  return {
    url: `postgres://${clusterUser}:${password}@127.0.0.1:${port}/postgres`,
    restart: async (mode) => {
      const { failed } = server;
      process.kill(postmaster(), signalOf[mode]);
      await failed;
      server = await launchServer(place, cluster, { isDurable: true, port });
    },
    freeze: () => {
      frozen = processesOf(postmaster());
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    },
    thaw: () => {
      for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
    },
    stop: () => server.stop(),
  };
}
