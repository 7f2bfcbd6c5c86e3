import { privacyOfTable, type PrivateTable } from '@valia/db/column-privacy.ts';
import { accountEvents } from '@valia/db/schema/account-events.ts';
import { accountLabelChoices } from '@valia/db/schema/account-label-choices.ts';
import { adminQueueItems } from '@valia/db/schema/admin-queue.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/advisor-collaboration-requests.ts';
import { alertSettings } from '@valia/db/schema/alert-settings.ts';
import { auditLogs } from '@valia/db/schema/audit-logs.ts';
import { auditNotes } from '@valia/db/schema/audit-notes.ts';
import { auditSealQueue, auditSeals } from '@valia/db/schema/audit-seals.ts';
import { collaborationAccess } from '@valia/db/schema/collaboration-access.ts';
import { collaborationEvents } from '@valia/db/schema/collaboration-events.ts';
import { collaborationMessages } from '@valia/db/schema/collaboration-messages.ts';
import { budgets } from '@valia/db/schema/budgets.ts';
import { comparableTransactions } from '@valia/db/schema/comparable-transactions.ts';
import { collaborators } from '@valia/db/schema/collaborators.ts';
import { commissionEntries } from '@valia/db/schema/commission-entries.ts';
import { commissionRules } from '@valia/db/schema/commission-rules.ts';
import { commissionSteps } from '@valia/db/schema/commission-steps.ts';
import { commissions } from '@valia/db/schema/commissions.ts';
import { emailChanges } from '@valia/db/schema/email-changes.ts';
import { savedFeePresets } from '@valia/db/schema/saved-fee-presets.ts';
import { files } from '@valia/db/schema/files.ts';
import { firmSettings } from '@valia/db/schema/firm-settings.ts';
import { invitations } from '@valia/db/schema/invitations.ts';
import { issueReports } from '@valia/db/schema/issue-reports.ts';
import { knownDevices } from '@valia/db/schema/known-devices.ts';
import { leadEvents } from '@valia/db/schema/lead-events.ts';
import { leadNotes } from '@valia/db/schema/lead-notes.ts';
import { notifications } from '@valia/db/schema/notifications.ts';
import { notificationSettings } from '@valia/db/schema/notification-settings.ts';
import { oneTimeLinks } from '@valia/db/schema/one-time-links.ts';
import { organizationMembers, organizations } from '@valia/db/schema/organizations.ts';
import { userProfiles } from '@valia/db/schema/profiles.ts';
import { rateLimits } from '@valia/db/schema/rate-limits.ts';
import { reports } from '@valia/db/schema/reports.ts';
import { globalAdmins, userRoles } from '@valia/db/schema/roles.ts';
import { savedViews } from '@valia/db/schema/saved-views.ts';
import { sectorMultipleSets } from '@valia/db/schema/sector-multiple-sets.ts';
import { sectorMultiples } from '@valia/db/schema/sector-multiples.ts';
import { securityLogs } from '@valia/db/schema/security-logs.ts';
import { sellBusinessLeads } from '@valia/db/schema/sell-business-leads.ts';
import { sessions } from '@valia/db/schema/sessions.ts';
import { signInFailures } from '@valia/db/schema/sign-in-failures.ts';
import { smeSectors } from '@valia/db/schema/sme-sectors.ts';
import { storageUse } from '@valia/db/schema/storage-use.ts';
import { templateDocumentFiles, templateDocuments } from '@valia/db/schema/template-documents.ts';
import { templates, templateVersions } from '@valia/db/schema/templates.ts';
import { trackingEvents } from '@valia/db/schema/tracking-events.ts';
import { undoneSnapshots } from '@valia/db/schema/undone-snapshots.ts';
import {
  loginChallenges,
  mfaRecoveryCodes,
  userMfaFactors,
} from '@valia/db/schema/user-mfa-factors.ts';
import { users } from '@valia/db/schema/users.ts';
import { valuationChanges } from '@valia/db/schema/valuation-changes.ts';
import { valuationNotes } from '@valia/db/schema/valuation-notes.ts';
import { valuationPresence } from '@valia/db/schema/valuation-presence.ts';
import { valuationRollups, valuationTargets } from '@valia/db/schema/valuation-rollups.ts';
import { valuationShares } from '@valia/db/schema/valuation-shares.ts';
import { valuationSnapshots } from '@valia/db/schema/valuation-snapshots.ts';
import { valuationTags } from '@valia/db/schema/valuation-tags.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { userVerificationStatus } from '@valia/db/schema/verifications.ts';

/**
 * Every table of the database, with what its schema says of each column and of whose rows are whose. The export reads
 * it, the erasure goes by it. A table left out is missed by the test that compares it with the database.
 */
export const personalData: readonly PrivateTable[] = [
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
  comparableTransactions,
  valuationNotes,
  valuationPresence,
  valuationShares,
  reports,
  templates,
  templateVersions,
  templateDocuments,
  templateDocumentFiles,
  files,
  sellBusinessLeads,
  advisorCollaborationRequests,
  collaborationAccess,
  collaborationMessages,
  collaborationEvents,
  commissions,
  commissionSteps,
  commissionEntries,
  commissionRules,
  savedFeePresets,
  auditLogs,
  auditNotes,
  securityLogs,
  adminQueueItems,
  auditSeals,
  auditSealQueue,
  rateLimits,
  signInFailures,
  firmSettings,
  alertSettings,
  sectorMultipleSets,
  sectorMultiples,
  smeSectors,
].map(privacyOfTable);
