import { createSessionActor } from './testing/create-session-actor.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { printRights } from '@valia/domain/access/rights.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, procedures } from './testing/api-over-http.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('6. roles and permissions', () => {
  test('the grid of rights', () => {
    expect(printRights()).toMatchInlineSnapshot(`
      "                             | signed out | user | advisor | admin | superadmin | user, global admin
      view-dashboard               | -          | yes  | yes     | yes   | yes        | yes
      work-on-own-valuations       | -          | yes  | yes     | yes   | yes        | yes
      share-own-valuations         | -          | yes  | yes     | yes   | yes        | yes
      issue-own-reports            | -          | yes  | yes     | yes   | yes        | yes
      read-sector-multiples        | -          | yes  | yes     | yes   | yes        | yes
      refer-to-firm                | -          | yes  | yes     | yes   | yes        | yes
      see-own-commissions          | -          | yes  | yes     | yes   | yes        | yes
      secure-own-account           | -          | yes  | yes     | yes   | yes        | yes
      read-own-alerts              | -          | yes  | yes     | yes   | yes        | yes
      report-issues                | -          | yes  | yes     | yes   | yes        | yes
      edit-own-profile             | -          | yes  | yes     | yes   | yes        | yes
      belong-to-organization       | -          | yes  | yes     | yes   | yes        | yes
      invite-into-own-organization | -          | yes  | yes     | yes   | yes        | yes
      accept-invitation            | -          | yes  | yes     | yes   | yes        | yes
      edit-adviser-profile         | -          | -    | yes     | -     | -          | -
      collaborate-with-advisers    | -          | -    | yes     | -     | -          | -
      enter-administration         | -          | -    | -       | yes   | yes        | yes
      settle-commissions           | -          | -    | -       | yes   | yes        | yes
      change-global-administrators | -          | -    | -       | -     | -          | yes
      work-on-own-budgets          | -          | yes  | yes     | yes   | yes        | yes
      work-on-own-comparables      | -          | yes  | yes     | yes   | yes        | yes
      calculate-fees               | -          | yes  | yes     | yes   | yes        | yes
      work-on-own-leads            | -          | yes  | yes     | yes   | yes        | yes
      use-templates                | -          | yes  | yes     | yes   | yes        | yes
      publish-templates            | -          | -    | -       | yes   | yes        | yes"
    `);
  });

  test('every procedure has its policy', () => {
    expect(procedures.map(({ path, type, policy }) => `${path}: ${type}, ${policy}`).toSorted())
      .toMatchInlineSnapshot(`
        [
          "admin.alerts.change: mutation, isAdmin",
          "admin.alerts.get: query, isAdmin",
          "admin.audit.deleteView: mutation, isAdmin",
          "admin.audit.head: query, isAdmin",
          "admin.audit.list: query, isAdmin",
          "admin.audit.prove: query, isAdmin",
          "admin.audit.saveView: mutation, isAdmin",
          "admin.audit.views: query, isAdmin",
          "admin.collaborations.accept: mutation, isAdmin",
          "admin.collaborations.deleteView: mutation, isAdmin",
          "admin.collaborations.list: query, isAdmin",
          "admin.collaborations.reject: mutation, isAdmin",
          "admin.collaborations.saveView: mutation, isAdmin",
          "admin.collaborations.totals: query, isAdmin",
          "admin.collaborations.views: query, isAdmin",
          "admin.commissions.approve: mutation, isAdmin",
          "admin.commissions.cancel: mutation, isAdmin",
          "admin.commissions.correct: mutation, isAdmin",
          "admin.commissions.deleteView: mutation, isAdmin",
          "admin.commissions.get: query, isAdmin",
          "admin.commissions.list: query, isAdmin",
          "admin.commissions.pay: mutation, isAdmin",
          "admin.commissions.prove: query, isAdmin",
          "admin.commissions.reverse: mutation, isAdmin",
          "admin.commissions.saveView: mutation, isAdmin",
          "admin.commissions.setTariff: mutation, isAdmin",
          "admin.commissions.tariffs: query, isAdmin",
          "admin.commissions.totals: query, isAdmin",
          "admin.commissions.views: query, isAdmin",
          "admin.fees.deletePreset: mutation, isAdmin",
          "admin.fees.savePreset: mutation, isAdmin",
          "admin.funnel.deleteView: mutation, isAdmin",
          "admin.funnel.get: query, isAdmin",
          "admin.funnel.saveView: mutation, isAdmin",
          "admin.funnel.views: query, isAdmin",
          "admin.issues.answer: mutation, isAdmin",
          "admin.issues.list: query, isAdmin",
          "admin.leads.assign: mutation, isAdmin",
          "admin.leads.assignees: query, isAdmin",
          "admin.leads.deleteView: mutation, isAdmin",
          "admin.leads.get: query, isAdmin",
          "admin.leads.keepApart: mutation, isAdmin",
          "admin.leads.list: query, isAdmin",
          "admin.leads.merge: mutation, isAdmin",
          "admin.leads.move: mutation, isAdmin",
          "admin.leads.saveView: mutation, isAdmin",
          "admin.leads.totals: query, isAdmin",
          "admin.leads.views: query, isAdmin",
          "admin.organizations.changeOwner: mutation, isAdmin",
          "admin.organizations.deleteView: mutation, isAdmin",
          "admin.organizations.disable: mutation, isAdmin",
          "admin.organizations.enable: mutation, isAdmin",
          "admin.organizations.get: query, isAdmin",
          "admin.organizations.list: query, isAdmin",
          "admin.organizations.saveView: mutation, isAdmin",
          "admin.organizations.totals: query, isAdmin",
          "admin.organizations.views: query, isAdmin",
          "admin.panel.advisers: query, isAdmin",
          "admin.panel.assignLead: mutation, isAdmin",
          "admin.panel.changeFirm: mutation, isAdmin",
          "admin.panel.figures: query, isAdmin",
          "admin.panel.firm: query, isAdmin",
          "admin.panel.health: query, isAdmin",
          "admin.panel.queue: query, isAdmin",
          "admin.panel.resolve: mutation, isAdmin",
          "admin.panel.taken: query, isAdmin",
          "admin.sectors.create: mutation, isAdmin",
          "admin.sectors.discard: mutation, isAdmin",
          "admin.sectors.effect: mutation, isAdmin",
          "admin.sectors.list: query, isAdmin",
          "admin.sectors.publish: mutation, isAdmin",
          "admin.sectors.readFile: mutation, isAdmin",
          "admin.sectors.save: mutation, isAdmin",
          "admin.security.acknowledge: mutation, isAdmin",
          "admin.security.deleteView: mutation, isAdmin",
          "admin.security.get: query, isAdmin",
          "admin.security.list: query, isAdmin",
          "admin.security.saveView: mutation, isAdmin",
          "admin.security.views: query, isAdmin",
          "admin.templates.deleteView: mutation, isAdmin",
          "admin.templates.get: query, isAdmin",
          "admin.templates.list: query, isAdmin",
          "admin.templates.publish: mutation, isAdmin",
          "admin.templates.saveView: mutation, isAdmin",
          "admin.templates.views: query, isAdmin",
          "admin.users.changeGlobalAdmin: mutation, isGlobalAdmin",
          "admin.users.changeRole: mutation, isAdmin",
          "admin.users.decideVerification: mutation, isAdmin",
          "admin.users.deleteView: mutation, isAdmin",
          "admin.users.endSessions: mutation, isAdmin",
          "admin.users.get: query, isAdmin",
          "admin.users.invite: mutation, isAdmin",
          "admin.users.list: query, isAdmin",
          "admin.users.lock: mutation, isAdmin",
          "admin.users.resetSecondFactor: mutation, isAdmin",
          "admin.users.saveView: mutation, isAdmin",
          "admin.users.totals: query, isAdmin",
          "admin.users.unlock: mutation, isAdmin",
          "admin.users.views: query, isAdmin",
          "alerts.changeSettings: mutation, signedIn",
          "alerts.markRead: mutation, signedIn",
          "alerts.notifications: query, signedIn",
          "alerts.poll: query, signedIn",
          "alerts.settings: query, signedIn",
          "alerts.track: mutation, public",
          "auth.account.changePassword: mutation, signedIn",
          "auth.account.directoryProfile: query, isAdvisor",
          "auth.account.erase: mutation, signedIn",
          "auth.account.erasure: query, signedIn",
          "auth.account.export: mutation, signedIn",
          "auth.account.history: query, signedIn",
          "auth.account.requestVerification: mutation, isAdvisor",
          "auth.account.storage: query, signedIn",
          "auth.account.updateDirectoryProfile: mutation, isAdvisor",
          "auth.account.verification: query, isAdvisor",
          "auth.branding.get: query, isAdvisor",
          "auth.branding.printSample: mutation, isAdvisor",
          "auth.branding.sendLogo: mutation, isAdvisor",
          "auth.branding.update: mutation, isAdvisor",
          "auth.checkRecovery: mutation, public",
          "auth.emailChange.cancel: mutation, signedIn",
          "auth.emailChange.confirm: mutation, public",
          "auth.emailChange.get: query, signedIn",
          "auth.emailChange.request: mutation, signedIn",
          "auth.firm: query, public",
          "auth.forgotPassword: mutation, public",
          "auth.invitations.accept: mutation, signedIn",
          "auth.invitations.read: mutation, public",
          "auth.invitations.register: mutation, public",
          "auth.mfaVerify: mutation, public",
          "auth.organizations.found: mutation, signedIn",
          "auth.organizations.get: query, signedIn",
          "auth.organizations.handOver: mutation, signedIn",
          "auth.organizations.invitations: query, signedIn",
          "auth.organizations.invite: mutation, signedIn",
          "auth.organizations.leave: mutation, signedIn",
          "auth.organizations.removeMember: mutation, signedIn",
          "auth.organizations.revokeInvitation: mutation, signedIn",
          "auth.organizations.update: mutation, signedIn",
          "auth.profile.get: query, signedIn",
          "auth.profile.setLanguage: mutation, signedIn",
          "auth.profile.update: mutation, signedIn",
          "auth.reportIssue: mutation, signedIn",
          "auth.resendVerification: mutation, public",
          "auth.resetPassword: mutation, public",
          "auth.secondFactor.begin: mutation, signedIn",
          "auth.secondFactor.confirm: mutation, signedIn",
          "auth.secondFactor.disable: mutation, signedIn",
          "auth.secondFactor.get: query, signedIn",
          "auth.secondFactor.regenerateRecoveryCodes: mutation, signedIn",
          "auth.session: query, public",
          "auth.sessions.end: mutation, signedIn",
          "auth.sessions.endOthers: mutation, signedIn",
          "auth.sessions.list: query, signedIn",
          "auth.signIn: mutation, public",
          "auth.signOut: mutation, public",
          "auth.signUp: mutation, public",
          "auth.validatePassword: mutation, public",
          "auth.verifyEmail: mutation, public",
          "referrals.accept: mutation, isAdvisor",
          "referrals.advisers: query, isAdvisor",
          "referrals.changeAccess: mutation, signedIn",
          "referrals.commissions.estimate: query, signedIn",
          "referrals.commissions.get: query, signedIn",
          "referrals.commissions.list: query, signedIn",
          "referrals.commissions.printStatement: mutation, signedIn",
          "referrals.commissions.statement: query, signedIn",
          "referrals.confirmOutcome: mutation, signedIn",
          "referrals.create: mutation, signedIn",
          "referrals.draft: query, signedIn",
          "referrals.fees.deletePreset: mutation, signedIn",
          "referrals.fees.presets: query, signedIn",
          "referrals.fees.print: mutation, signedIn",
          "referrals.fees.savePreset: mutation, signedIn",
          "referrals.fees.valuations: query, signedIn",
          "referrals.get: query, signedIn",
          "referrals.leads.addNote: mutation, signedIn",
          "referrals.leads.askForHelp: mutation, signedIn",
          "referrals.leads.deleteView: mutation, signedIn",
          "referrals.leads.formToken: query, public",
          "referrals.leads.get: query, signedIn",
          "referrals.leads.list: query, signedIn",
          "referrals.leads.move: mutation, signedIn",
          "referrals.leads.saveView: mutation, signedIn",
          "referrals.leads.setNextStep: mutation, signedIn",
          "referrals.leads.submit: mutation, public",
          "referrals.leads.totals: query, signedIn",
          "referrals.leads.value: mutation, signedIn",
          "referrals.leads.views: query, signedIn",
          "referrals.listReceived: query, isAdvisor",
          "referrals.listSent: query, signedIn",
          "referrals.markRead: mutation, signedIn",
          "referrals.messages: query, signedIn",
          "referrals.openVersion: mutation, signedIn",
          "referrals.receivedTotals: query, isAdvisor",
          "referrals.reject: mutation, isAdvisor",
          "referrals.sendMessage: mutation, signedIn",
          "referrals.sentTotals: query, signedIn",
          "referrals.setOutcome: mutation, signedIn",
          "referrals.withdraw: mutation, signedIn",
          "valuations.activity: query, signedIn",
          "valuations.applyToMany: mutation, signedIn",
          "valuations.budgets.feedValuation: mutation, signedIn",
          "valuations.budgets.get: query, signedIn",
          "valuations.budgets.readFile: mutation, signedIn",
          "valuations.budgets.save: mutation, signedIn",
          "valuations.changeShare: mutation, signedIn",
          "valuations.changeStatus: mutation, signedIn",
          "valuations.comparables.applyMultiple: mutation, signedIn",
          "valuations.comparables.create: mutation, signedIn",
          "valuations.comparables.delete: mutation, signedIn",
          "valuations.comparables.list: query, signedIn",
          "valuations.comparables.sectors: query, signedIn",
          "valuations.comparables.update: mutation, signedIn",
          "valuations.copyReport: mutation, signedIn",
          "valuations.create: mutation, signedIn",
          "valuations.createReport: mutation, signedIn",
          "valuations.dashboard: query, signedIn",
          "valuations.deleteView: mutation, signedIn",
          "valuations.export: mutation, signedIn",
          "valuations.get: query, signedIn",
          "valuations.labelChoices: query, signedIn",
          "valuations.list: query, signedIn",
          "valuations.listTotals: query, signedIn",
          "valuations.note: query, signedIn",
          "valuations.people: query, signedIn",
          "valuations.presence: mutation, signedIn",
          "valuations.rememberLabels: mutation, signedIn",
          "valuations.reportChoice: query, signedIn",
          "valuations.reportSigner: query, signedIn",
          "valuations.reports: query, signedIn",
          "valuations.revokeShare: mutation, signedIn",
          "valuations.saveNote: mutation, signedIn",
          "valuations.saveView: mutation, signedIn",
          "valuations.sectorMultiples: query, signedIn",
          "valuations.select: query, signedIn",
          "valuations.share: mutation, signedIn",
          "valuations.snapshot: query, signedIn",
          "valuations.snapshots: query, signedIn",
          "valuations.tags: query, signedIn",
          "valuations.templates.change: mutation, signedIn",
          "valuations.templates.copy: mutation, signedIn",
          "valuations.templates.createDocument: mutation, signedIn",
          "valuations.templates.deleteDocument: mutation, signedIn",
          "valuations.templates.document: query, signedIn",
          "valuations.templates.documents: query, signedIn",
          "valuations.templates.get: query, signedIn",
          "valuations.templates.issueDocument: mutation, signedIn",
          "valuations.templates.list: query, signedIn",
          "valuations.templates.saveVersion: mutation, signedIn",
          "valuations.templates.updateDocument: mutation, signedIn",
          "valuations.templates.valuations: query, signedIn",
          "valuations.templates.version: query, signedIn",
          "valuations.update: mutation, signedIn",
          "valuations.verifyReport: query, public",
          "valuations.views: query, signedIn",
        ]
      `);
  });

  test.each(procedures.filter(({ policy }) => policy !== 'public'))(
    '$path answers 401 when signed out',
    async ({ path }) => {
      const answer = await openTestApi(database.db).call(path, {});
      expect(answer).toMatchObject({ status: 401, error: { code: 'unauthenticated', fields: [] } });
    },
  );

  test('the role is the first row by ascending role text, and "user" without a row', async () => {
    const [withRow, without] = [
      await createAdviser(database.db),
      await createAdviser(database.db, { role: null }),
    ];
    expect(await createSessionActor(database.db, withRow)).toMatchObject({ role: 'advisor' });
    expect(await createSessionActor(database.db, without)).toMatchObject({
      role: 'user',
      globalAdmin: false,
    });
  });

  test('a person has one role row', async () => {
    const { userId } = await createAdviser(database.db);
    const second = database.db.execute(
      sql`insert into user_roles (id, user_id, role) values (gen_random_uuid(), ${userId}, 'superadmin')`,
    );
    await expect(second).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  const smuggled = ['orgId', 'commission', 'emailVerified', '__proto__'];

  // Procedures that accept a file are excluded, because a file has no keys.
  test.each(procedures.filter(({ type, hasBytesInput }) => type === 'mutation' && !hasBytesInput))(
    '$path takes no smuggled key',
    async ({ path, policy }) => {
      const role = policy === 'isAdvisor' ? 'advisor' : 'superadmin';
      const rights = { role, globalAdmin: true, secondFactor: true } as const;
      const person = await createAdviser(database.db, rights);
      const body = `{${smuggled.map((key) => `"${key}":"superadmin"`).join(',')}}`;
      const answer = await openTestApi(database.db, person).call(path, body);
      expect(answer).toMatchObject({ status: 400, error: { code: 'invalid-input' } });
      const refused = answer.error?.fields
        .filter(({ code }) => code === 'unknown-field')
        .map(({ path: key }) => key);
      expect(refused).toEqual(expect.arrayContaining(['orgId', 'commission', 'emailVerified']));
    },
  );
});
