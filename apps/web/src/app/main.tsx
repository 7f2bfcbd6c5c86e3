import { startApp } from './start-app.tsx';

// Set before zod loads, which reads its settings here: our policy forbids compiling schemas and reports the
// attempt.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

await startApp();
