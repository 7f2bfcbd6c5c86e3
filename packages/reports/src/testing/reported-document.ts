import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { valdeorzaReport } from '@valia/domain/demo/valdeorza-report.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';

/** The worked example with every fact that its report can include, in the three languages. */
export const reportedDocument = (): ValuationDocument => ({
  ...valdeorzaDocument(),
  report: valdeorzaReport,
});
