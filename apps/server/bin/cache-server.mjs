import { cacheServer } from './compiled-server.mjs';

// The last step of a build, in a process of its own: it loads the bundle, and starts nothing.

cacheServer();
process.exit();
