import { vi } from 'vitest';

// Test files share a worker and what it has loaded; what the product's own modules remember is each file's own.
vi.resetModules();
