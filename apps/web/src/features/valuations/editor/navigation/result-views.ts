/** The views of a result, shown one at a time. */
export const resultViews = ['analysis', 'scenarios', 'simulation', 'reverse', 'report'] as const;
export type ResultView = (typeof resultViews)[number];

/** The view in which a field of the result step is edited. */
export const viewOfField = (path: string): ResultView => {
  if (path.startsWith('report')) return 'report';
  if (path.startsWith('scenarios')) return 'scenarios';
  if (path.startsWith('analysis.monteCarlo')) return 'simulation';
  return path.startsWith('analysis.reverse') ? 'reverse' : 'analysis';
};
