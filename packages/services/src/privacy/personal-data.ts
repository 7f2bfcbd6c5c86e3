import { privacyOfTable, type PrivateTable } from '@valia/db/column-privacy.ts';
import { accountEvents } from '@valia/db/schema/identity/account-events.ts';
import { accountLabelChoices } from '@valia/db/schema/valuations/account-label-choices.ts';
import { adminQueueItems } from '@valia/db/schema/firm/admin-queue.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { alertSettings } from '@valia/db/schema/firm/alert-settings.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { auditNotes } from '@valia/db/schema/firm/audit-notes.ts';
import { auditChecks } from '@valia/db/schema/firm/audit-checks.ts';
import { usedLeadForms } from '@valia/db/schema/network/used-lead-forms.ts';
import { auditSealQueue, auditSeals } from '@valia/db/schema/firm/audit-seals.ts';
import { collaborationAccess } from '@valia/db/schema/network/collaboration-access.ts';
import { collaborationEvents } from '@valia/db/schema/network/collaboration-events.ts';
import { collaborationMessages } from '@valia/db/schema/network/collaboration-messages.ts';
import { budgets } from '@valia/db/schema/workspace/budgets.ts';
import { collaborators } from '@valia/db/schema/valuations/collaborators.ts';
import { commissionEntries } from '@valia/db/schema/network/commission-entries.ts';
import { commissionRules } from '@valia/db/schema/network/commission-rules.ts';
import { commissionSteps } from '@valia/db/schema/network/commission-steps.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { emailChanges } from '@valia/db/schema/identity/email-changes.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import { rowCounts } from '@valia/db/schema/firm/row-counts.ts';
import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { issueReports } from '@valia/db/schema/workspace/issue-reports.ts';
import { knownDevices } from '@valia/db/schema/identity/known-devices.ts';
import { leadEvents } from '@valia/db/schema/network/lead-events.ts';
import { leadNotes } from '@valia/db/schema/network/lead-notes.ts';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import { notificationSettings } from '@valia/db/schema/workspace/notification-settings.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { rateLimits } from '@valia/db/schema/identity/rate-limits.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { globalAdmins, userRoles } from '@valia/db/schema/identity/roles.ts';
import { savedViews } from '@valia/db/schema/workspace/saved-views.ts';
import { sectorMultipleSets } from '@valia/db/schema/firm/sector-multiple-sets.ts';
import { sectorMultiples } from '@valia/db/schema/firm/sector-multiples.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { signInFailures } from '@valia/db/schema/identity/sign-in-failures.ts';
import { smeSectors } from '@valia/db/schema/firm/sme-sectors.ts';
import { storageUse } from '@valia/db/schema/valuations/storage-use.ts';
import {
  templateDocumentFiles,
  templateDocuments,
} from '@valia/db/schema/workspace/template-documents.ts';
import { templates, templateVersions } from '@valia/db/schema/workspace/templates.ts';
import { trackingEvents } from '@valia/db/schema/network/tracking-events.ts';
import { undoneSnapshots } from '@valia/db/schema/valuations/undone-snapshots.ts';
import {
  loginChallenges,
  mfaRecoveryCodes,
  userMfaFactors,
} from '@valia/db/schema/identity/user-mfa-factors.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { valuationChanges } from '@valia/db/schema/valuations/valuation-changes.ts';
import { valuationNotes } from '@valia/db/schema/valuations/valuation-notes.ts';
import { valuationPresence } from '@valia/db/schema/valuations/valuation-presence.ts';
import {
  valuationRollups,
  valuationTargets,
} from '@valia/db/schema/valuations/valuation-rollups.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { valuationTags } from '@valia/db/schema/valuations/valuation-tags.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import * as sections from '../sections.ts';
import type { SectionService } from '../verbs/section-service.ts';

const ownTables = [
  users,
  userProfiles,
  userRoles,
  globalAdmins,
  userVerificationStatus,
  collaborators,
  organizationMembers,
  organizations,
  invitations,
  sessions,
  userMfaFactors,
  mfaRecoveryCodes,
  loginChallenges,
  accountEvents,
  knownDevices,
  oneTimeLinks,
  emailChanges,
  trackingEvents,
  notifications,
  notificationSettings,
  issueReports,
  // Before `leadEvents`, whose rows identify the author of some of its texts.
  sellBusinessLeads,
  leadEvents,
  leadNotes,
  valuations,
  storageUse,
  valuationRollups,
  valuationTargets,
  valuationSnapshots,
  undoneSnapshots,
  valuationChanges,
  valuationTags,
  savedViews,
  accountLabelChoices,
  budgets,
  valuationNotes,
  valuationPresence,
  valuationShares,
  reports,
  templates,
  templateVersions,
  templateDocuments,
  templateDocumentFiles,
  files,
  advisorCollaborationRequests,
  collaborationAccess,
  collaborationMessages,
  collaborationEvents,
  commissions,
  commissionSteps,
  commissionEntries,
  commissionRules,
  auditLogs,
  auditNotes,
  securityLogs,
  adminQueueItems,
  auditSeals,
  auditSealQueue,
  auditChecks,
  usedLeadForms,
  rateLimits,
  signInFailures,
  firmSettings,
  rowCounts,
  alertSettings,
  sectorMultipleSets,
  sectorMultiples,
  smeSectors,
].map(privacyOfTable);

const sectionTables = Object.values<SectionService>(sections)
  .flatMap(({ tables }) => tables)
  .map(privacyOfTable);

/**
 * Every table of the database, with its schema's declaration of each column and of the owner of each row. The export
 * and the erasure both use this list. A test compares it with the database and reports a missing table.
 */
export const personalData: readonly PrivateTable[] = [...ownTables, ...sectionTables];
