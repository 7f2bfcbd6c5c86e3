import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import { reportAnalyses, type ReportAnalyses } from './report-analyses.ts';

/** A snapshot is printed in several languages and kinds within minutes; a large simulation needs 1 MB. */
const mostVersions = 5;

type Version = Pick<ValuationReportInput, 'document' | 'outcome' | 'snapshot'>;

/**
 * The analyses of the most recently printed snapshots, reused for a snapshot's next language or kind. The cache key is
 * the snapshot's content and not its name, so that nobody is shown another user's figures.
 */
export const cachedAnalyses = (): ((version: Version) => ReportAnalyses) => {
  const kept = new Map<string, ReportAnalyses>();
  return (version) => {
    const { document, outcome, snapshot } = version;
    const key = JSON.stringify([snapshot.engineVersion, document, outcome.result]);
    const analyses = kept.get(key) ?? reportAnalyses(version);
    kept.delete(key);
    kept.set(key, analyses);
    const [oldest] = kept.keys();
    if (kept.size > mostVersions && oldest !== undefined) kept.delete(oldest);
    return analyses;
  };
};
