import { existsSync, readFileSync } from 'node:fs';

// When npx is told to end, it does not pass the signal on: without this, the server would continue without
// its terminal.

const checkEveryMs = 500;
const runner = /^(?:npm|npx|pnpm)\b|[/\\](?:npm|npx|pnpm)\b|^sh\0-c\0/;

/** The package runners above this process, nearest first; none where the system has no /proc. */
function runnersAbove() {
  const found = [];
  for (let pid = process.ppid; pid > 1;) {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (!runner.test(command)) {
      break;
    }
    found.push(pid);
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    pid = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  }
  return found;
}

if (existsSync('/proc/self/stat')) {
  const runners = runnersAbove();
  const timer = setInterval(() => {
    if (runners.some((pid) => !existsSync(`/proc/${pid}`))) {
      clearInterval(timer);
      process.kill(process.pid, 'SIGTERM');
    }
  }, checkEveryMs);
  timer.unref();
}
