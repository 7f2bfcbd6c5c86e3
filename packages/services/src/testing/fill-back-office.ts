import type { Database } from '@valia/db/client.ts';
import { sql } from 'drizzle-orm';

const many = 10_000;

/** The same id each time for the same number. */
const id = (of: string) =>
  sql.raw(`overlay(overlay(md5('${of}' || n) placing '4' from 13) placing '8' from 17)::uuid`);
const at = sql.raw(`now() - n * interval '10 minutes'`);
const numbers = sql.raw(`from generate_series(1, ${String(many)}) n`);

/**
 * Inserts one row of everything for each of many users; few of them wait for an action, as when the queue is cleared
 * daily.
 */
export const fillBackOffice = async (db: Database, adviserId: string): Promise<void> => {
  const waits = sql.raw('n % 500 = 0');
  const statements = [
    sql`insert into users (id, email, password_hash, terms_version, terms_accepted_at, created_at)
      select ${id('person')}, 'p' || n || '@many.test', '', 'test', ${at}, ${at} ${numbers}`,
    sql`insert into user_profiles (id, user_id, first_name, last_name, company)
      select gen_random_uuid(), ${id('person')}, 'Marta', 'Puig ' || n, 'Puig' ${numbers}`,
    sql`insert into user_verification_status (id, user_id, verification_status, requested_at)
      select gen_random_uuid(), ${id('person')},
        case when ${waits} then 'pending' else 'verified' end, ${at} ${numbers}`,
    sql`insert into user_roles (id, user_id, role)
      select gen_random_uuid(), ${id('person')}, 'advisor' ${numbers}`,
    sql`insert into organizations (id, name, slug, email, created_at)
      select ${id('firm')}, 'Firma ' || n, 'firma-' || n, 'f' || n || '@many.test', ${at} ${numbers}`,
    sql`insert into organization_members (id, organization_id, user_id, role)
      select gen_random_uuid(), ${id('firm')}, ${id('person')}, 'owner' ${numbers}`,
    sql`insert into advisor_collaboration_requests (id, requester_user_id, target_advisor_id,
        company_name, company_sort_key, status, outcome, created_at, decided_at)
      select ${id('request')}, ${id('person')}, case when n % 3 = 0 then ${adviserId}::uuid end,
        'Empresa ' || n, 'empresa ' || n, case when ${waits} then 'pending' else 'accepted' end,
        case when ${waits} then null else 'won' end, ${at}, case when ${waits} then null else ${at} end
      ${numbers}`,
    sql`insert into commissions (id, request_id, recipient_user_id, request_type, status, status_since,
        tariff_of, base_kind, base_cents, rate, tier_from_cents, amount_cents, due_at, created_at)
      select gen_random_uuid(), ${id('request')}, ${id('person')}, 'referral',
        case when ${waits} then 'earned' when n % 499 = 0 then 'approved' else 'paid' end, ${at},
        '2026-01-01', 'expected', 100000000, 0.01, 0, n, ${at}, ${at} ${numbers}`,
    sql`insert into issue_reports (id, reporter_user_id, issue_type, severity, title, description,
        route, user_agent, occurred_at, created_at, status, answer, answered_by, answered_at)
      select gen_random_uuid(), ${id('person')}, 'bug', 'low', 'T', 'D', '/', 'x', ${at}, ${at},
        case when ${waits} then 'open' else 'answered' end, case when ${waits} then null else 'Ya' end,
        case when ${waits} then null else ${adviserId}::uuid end,
        case when ${waits} then null else now() end ${numbers}`,
    sql`insert into security_logs (id, event_type, severity, detail, created_at, acknowledged_at)
      select gen_random_uuid(), 'sign_in_failures', 'high', '{}', ${at},
        case when ${waits} then null else now() end ${numbers}`,
    sql`insert into audit_logs (at, actor_user_id, action, subject_type, subject_id, request_id)
      select ${at}, ${id('person')}, 'user.verified', 'user', ${id('person')}::text, 'r' ${numbers}`,
    sql`insert into sell_business_leads (id, advisor_user_id, assigned_at, company_name,
        company_sort_key, contact_name, email, phone, phone_digits, consent_version, consent_at,
        stage_since, created_at, updated_at, annual_revenue)
      select gen_random_uuid(), case when ${waits} then null else ${adviserId}::uuid end,
        case when ${waits} then null else now() end, 'E ' || n, 'e ' || n, 'Ana', n || '@x.test', n, n,
        'test', now(), now(), ${at}, now(), n ${numbers}`,
  ];
  for (const statement of statements) await db.execute(statement);
  await db.execute(sql`vacuum analyze`);
};
