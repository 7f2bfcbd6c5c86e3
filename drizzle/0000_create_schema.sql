CREATE TABLE "admin_queue_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"detail" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "admin_queue_items_kind_check" CHECK ("admin_queue_items"."kind" in ('role-not-assigned', 'organization-not-created'))
);
--> statement-breakpoint
CREATE TABLE "advisor_collaboration_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requester_user_id" uuid NOT NULL,
	"target_advisor_id" uuid,
	"company_name" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "advisor_collaboration_requests_status_check" CHECK ("advisor_collaboration_requests"."status" in ('pending', 'accepted', 'rejected', 'withdrawn', 'expired')),
	CONSTRAINT "advisor_collaboration_requests_self_check" CHECK ("advisor_collaboration_requests"."target_advisor_id" is distinct from "advisor_collaboration_requests"."requester_user_id")
);
--> statement-breakpoint
CREATE TABLE "audit_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_user_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collaborators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collaborators_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "files_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "firm_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"tax_id" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"data_protection_contact" text DEFAULT '' NOT NULL,
	"mailbox" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "firm_settings_single_row_check" CHECK ("firm_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "organization_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_members_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "organization_members_role_check" CHECK ("organization_members"."role" in ('owner', 'member'))
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"company_id" text,
	"email" text NOT NULL,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "organizations_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text,
	"last_name" text,
	"company" text,
	"phone" text,
	"city" text,
	"advisory_type" text,
	"tax_id" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_profiles_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "user_profiles_advisory_type_check" CHECK ("user_profiles"."advisory_type" in ('fiscal', 'laboral', 'contable', 'juridica', 'integral')),
	CONSTRAINT "user_profiles_empty_is_null_check" CHECK ("user_profiles"."first_name" <> '' and "user_profiles"."last_name" <> '' and "user_profiles"."company" <> ''
        and "user_profiles"."phone" <> '' and "user_profiles"."city" <> '' and "user_profiles"."tax_id" <> '')
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"valuation_id" uuid NOT NULL,
	"snapshot_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "reports_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "reports_language_check" CHECK ("reports"."language" in ('es', 'ca', 'en'))
);
--> statement-breakpoint
CREATE TABLE "global_admins" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "user_roles_role_check" CHECK ("user_roles"."role" in ('admin', 'advisor', 'superadmin', 'user'))
);
--> statement-breakpoint
CREATE TABLE "sector_multiple_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"effective_date" date NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sector_multiples" (
	"set_id" uuid NOT NULL,
	"industry" text NOT NULL,
	"sme_sector" text,
	"firms" integer NOT NULL,
	"ev_ebitda" double precision,
	"ev_ebit" double precision,
	"ev_ebitda_all_firms" double precision,
	"ev_ebit_all_firms" double precision,
	"ev_sales" double precision,
	"price_sales" double precision,
	"net_margin" double precision,
	"pe_aggregate_profitable" double precision,
	"pe_trailing_mean" double precision,
	"pe_forward_mean" double precision,
	"beta_levered" double precision,
	"d_e" double precision,
	"beta_unlevered" double precision,
	"beta_unlevered_cash_corrected" double precision,
	"effective_tax" double precision,
	"cost_of_equity_usd" double precision,
	"cost_of_debt_after_tax_usd" double precision,
	"cost_of_capital_usd" double precision,
	"cost_of_capital_basis" text NOT NULL,
	"ebitda_margin" double precision,
	"source" text NOT NULL,
	"retrieved_from" text NOT NULL,
	CONSTRAINT "sector_multiples_set_id_industry_pk" PRIMARY KEY("set_id","industry")
);
--> statement-breakpoint
CREATE TABLE "sell_business_leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"advisor_user_id" uuid,
	"company_name" text NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sell_business_leads_stage_check" CHECK ("sell_business_leads"."stage" in ('new', 'contacted', 'qualified', 'in_negotiation', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_check" CHECK ("sessions"."id" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "sme_sectors" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name_es" text NOT NULL,
	"name_ca" text NOT NULL,
	"name_en" text NOT NULL,
	"cnae2009_divisions" text[] NOT NULL,
	"ev_multiples_meaningful" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"status" text DEFAULT 'active' NOT NULL,
	"language" text DEFAULT 'es' NOT NULL,
	"terms_version" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_check" CHECK ("users"."email" = lower("users"."email") and length("users"."email") <= 255),
	CONSTRAINT "users_status_check" CHECK ("users"."status" in ('active', 'locked', 'erased')),
	CONSTRAINT "users_language_check" CHECK ("users"."language" in ('es', 'ca', 'en'))
);
--> statement-breakpoint
CREATE TABLE "valuation_snapshots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"valuation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"outcome" jsonb NOT NULL,
	"engine_version" text NOT NULL,
	"sector_set_id" uuid,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "valuation_snapshots_number" UNIQUE("valuation_id","number")
);
--> statement-breakpoint
CREATE TABLE "valuations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"method" text NOT NULL,
	"company_name" text NOT NULL,
	"company_sort_key" text collate "C" NOT NULL,
	"tax_id" text NOT NULL,
	"sector" text,
	"province" text,
	"currency" text NOT NULL,
	"equity_low" double precision,
	"equity_central" double precision,
	"equity_high" double precision,
	"enterprise_central" double precision,
	"ebitda" double precision,
	"implied_multiple" double precision,
	"target_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "valuations_owner_client_id" UNIQUE("owner_id","client_id"),
	CONSTRAINT "valuations_status_check" CHECK ("valuations"."status" in ('draft', 'in_progress', 'completed')),
	CONSTRAINT "valuations_type_check" CHECK ("valuations"."type" in ('own_business', 'client_business', 'potential_acquisition')),
	CONSTRAINT "valuations_method_check" CHECK ("valuations"."method" in ('dcf', 'multiples', 'mixed')),
	CONSTRAINT "valuations_version_check" CHECK ("valuations"."version" > 0),
	CONSTRAINT "valuations_completed_at_check" CHECK (("valuations"."status" = 'completed') = ("valuations"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "user_verification_status" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"verification_status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_verification_status_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "user_verification_status_check" CHECK ("user_verification_status"."verification_status" in ('pending', 'verified', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD CONSTRAINT "advisor_collaboration_requests_requester_user_id_users_id_fk" FOREIGN KEY ("requester_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD CONSTRAINT "advisor_collaboration_requests_target_advisor_id_users_id_fk" FOREIGN KEY ("target_advisor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaborators" ADD CONSTRAINT "collaborators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_snapshot_id_valuation_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."valuation_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "global_admins" ADD CONSTRAINT "global_admins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sector_multiples" ADD CONSTRAINT "sector_multiples_set_id_sector_multiple_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."sector_multiple_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sector_multiples" ADD CONSTRAINT "sector_multiples_sme_sector_sme_sectors_code_fk" FOREIGN KEY ("sme_sector") REFERENCES "public"."sme_sectors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD CONSTRAINT "sell_business_leads_advisor_user_id_users_id_fk" FOREIGN KEY ("advisor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_snapshots" ADD CONSTRAINT "valuation_snapshots_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_snapshots" ADD CONSTRAINT "valuation_snapshots_sector_set_id_sector_multiple_sets_id_fk" FOREIGN KEY ("sector_set_id") REFERENCES "public"."sector_multiple_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_snapshots" ADD CONSTRAINT "valuation_snapshots_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_verification_status" ADD CONSTRAINT "user_verification_status_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_queue_items_open_index" ON "admin_queue_items" USING btree ("created_at") WHERE "admin_queue_items"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "advisor_collaboration_requests_sent" ON "advisor_collaboration_requests" USING btree ("requester_user_id","status");--> statement-breakpoint
CREATE INDEX "advisor_collaboration_requests_waiting" ON "advisor_collaboration_requests" USING btree ("target_advisor_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "audit_logs_subject_index" ON "audit_logs" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_logs_actor_index" ON "audit_logs" USING btree ("actor_user_id","id");--> statement-breakpoint
CREATE INDEX "collaborators_created_at_index" ON "collaborators" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "files_by_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "organization_members_organization_id_index" ON "organization_members" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "reports_by_valuation" ON "reports" USING btree ("valuation_id","created_at");--> statement-breakpoint
CREATE INDEX "sector_multiple_sets_latest" ON "sector_multiple_sets" USING btree ("region","effective_date");--> statement-breakpoint
CREATE INDEX "sell_business_leads_by_adviser" ON "sell_business_leads" USING btree ("advisor_user_id","stage");--> statement-breakpoint
CREATE INDEX "sell_business_leads_unassigned" ON "sell_business_leads" USING btree ("created_at") WHERE advisor_user_id is null;--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "valuations_by_updated_at" ON "valuations" USING btree ("owner_id","updated_at","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "valuations_by_company" ON "valuations" USING btree ("owner_id","company_sort_key","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "valuations_by_equity" ON "valuations" USING btree ("owner_id",coalesce(equity_central, '-infinity'::float8),"id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "valuations_totals" ON "valuations" USING btree ("owner_id","status","currency","completed_at","equity_central") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "valuations_targets" ON "valuations" USING btree ("owner_id","updated_at","target_key","created_at") WHERE archived_at is null and type = 'client_business' and target_key is not null;--> statement-breakpoint
CREATE INDEX "user_verification_status_pending_index" ON "user_verification_status" USING btree ("created_at") WHERE "user_verification_status"."verification_status" = 'pending';