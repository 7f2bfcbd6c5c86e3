import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IssueSeverity, IssueType } from '@valia/domain/issue-reports/issue-report-list.ts';

/** The display texts of a problem report's fixed lists. */
export const issueTypeTexts: Readonly<Record<IssueType, MessageDescriptor>> = {
  error: msg`Error`,
  bug: msg`Fallo`,
  feedback: msg`Sugerencia`,
  other: msg`Otro`,
};

export const issueSeverityTexts: Readonly<Record<IssueSeverity, MessageDescriptor>> = {
  low: msg({ message: 'Baja', context: 'Severity of a problem' }),
  medium: msg({ message: 'Media', context: 'Severity of a problem' }),
  high: msg({ message: 'Alta', context: 'Severity of a problem' }),
  critical: msg({ message: 'Crítica', context: 'Severity of a problem' }),
};
