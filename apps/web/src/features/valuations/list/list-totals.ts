import type { RouterOutputs } from '../../../lib/trpc.ts';

export type ListPage = RouterOutputs['valuations']['list'];
export type ListTotals = ListPage['totals'];
export type ListItem = ListPage['items'][number];
