import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../../lib/page/load-chunk.ts';

const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadChunk(load) }));

/** The charts of the library, loaded after the figures of a screen. */
export const LazyGroupedBars = lazily(async () => (await import('./grouped-bars.tsx')).GroupedBars);
export const LazyTrendArea = lazily(async () => (await import('./trend-area.tsx')).TrendArea);
