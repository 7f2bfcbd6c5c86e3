import { spawn } from 'node:child_process';

export interface ToolRun {
  ok: boolean;
  output: string;
}

export interface Tool {
  /** The script that node runs, relative to the root of the repository. */
  script: string;
  arguments: string[];
  folder?: string;
  environment?: Record<string, string>;
}

/** Runs a command-line tool of the repository to its end and returns its output. */
export const runTool = (root: string, tool: Tool): Promise<ToolRun> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [`${root}/${tool.script}`, ...tool.arguments], {
      cwd: tool.folder ?? root,
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: '1',
        NO_UPDATE_NOTIFIER: '1',
        ...tool.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: said.join('') }));
  });
