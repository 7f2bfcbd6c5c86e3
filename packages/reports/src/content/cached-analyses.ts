import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import { reportAnalyses, type ReportAnalyses } from './report-analyses.ts';

/** A version is printed in several languages and kinds within minutes; a large simulation takes 1 MB. */
const mostVersions = 5;

type Version = Pick<ValuationReportInput, 'document' | 'outcome' | 'snapshot'>;

/**
 * The analyses of the versions that were printed last, so that one's next language or kind has them. Known by what a
 * version says, not by its name: nobody is shown another's figures.
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
