import type { Edition } from '@valia/domain/comparables/comparable-schemas.ts';

/** The short name of a source and the month of its data: `Damodaran, 1/2026`. */
export const shortSource = ({ source, date }: Pick<Edition, 'source' | 'date'>): string => {
  const [author = source] = source.split(/[,:;(]/u);
  const [year = '', month = ''] = date.split('-');
  return `${author.replace(/^Aswath /u, '').trim()}, ${String(Number(month))}/${year}`;
};
