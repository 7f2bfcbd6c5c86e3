import { startApp } from './start-app.tsx';

// Where zod, which comes later, reads its settings: our policy refuses to compile schemas, and reports the try.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

await startApp();
