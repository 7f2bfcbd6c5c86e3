CREATE TABLE "collaboration_access" (
	"request_id" uuid NOT NULL,
	"snapshot_id" uuid NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collaboration_access_request_id_snapshot_id_pk" PRIMARY KEY("request_id","snapshot_id")
);
--> statement-breakpoint
CREATE TABLE "collaboration_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_user_id" uuid,
	"number" integer,
	"detail" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collaboration_events_kind_check" CHECK ("collaboration_events"."kind" in ('sent', 'accepted', 'rejected', 'withdrawn', 'expired', 'access-changed', 'access-taken-back', 'version-opened', 'outcome-set', 'outcome-confirmed'))
);
--> statement-breakpoint
CREATE TABLE "collaboration_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"author_user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "user_profiles" DROP CONSTRAINT "user_profiles_empty_is_null_check";--> statement-breakpoint
DROP INDEX "advisor_collaboration_requests_sent";--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "type" text DEFAULT 'referral' NOT NULL;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "company_sort_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "sector" text;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "valuation_id" uuid;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "snapshot_id" uuid;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "expected_value_cents" bigint;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "outcome_set_by" uuid;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "outcome_set_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "outcome_confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "outcome_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD COLUMN "shares_reports" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "specialties" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "shown_sectors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "shown_languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "shown_province" text;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "presentation" text;--> statement-breakpoint
ALTER TABLE "collaboration_access" ADD CONSTRAINT "collaboration_access_request_id_advisor_collaboration_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."advisor_collaboration_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_access" ADD CONSTRAINT "collaboration_access_snapshot_id_valuation_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."valuation_snapshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_events" ADD CONSTRAINT "collaboration_events_request_id_advisor_collaboration_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."advisor_collaboration_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_events" ADD CONSTRAINT "collaboration_events_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_messages" ADD CONSTRAINT "collaboration_messages_request_id_advisor_collaboration_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."advisor_collaboration_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_messages" ADD CONSTRAINT "collaboration_messages_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collaboration_access_by_snapshot" ON "collaboration_access" USING btree ("snapshot_id");--> statement-breakpoint
CREATE INDEX "collaboration_events_of_request" ON "collaboration_events" USING btree ("request_id","created_at","id");--> statement-breakpoint
CREATE INDEX "collaboration_messages_of_request" ON "collaboration_messages" USING btree ("request_id","created_at","id");--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD CONSTRAINT "advisor_collaboration_requests_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD CONSTRAINT "advisor_collaboration_requests_snapshot_id_valuation_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."valuation_snapshots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD CONSTRAINT "advisor_collaboration_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD CONSTRAINT "advisor_collaboration_requests_lead_id_sell_business_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."sell_business_leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD CONSTRAINT "advisor_collaboration_requests_outcome_set_by_users_id_fk" FOREIGN KEY ("outcome_set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD CONSTRAINT "advisor_collaboration_requests_outcome_confirmed_by_users_id_fk" FOREIGN KEY ("outcome_confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advisor_collaboration_requests_received" ON "advisor_collaboration_requests" USING btree ("target_advisor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "advisor_collaboration_requests_to_firm" ON "advisor_collaboration_requests" USING btree ("created_at","id") WHERE target_advisor_id is null;--> statement-breakpoint
CREATE INDEX "advisor_collaboration_requests_by_creation" ON "advisor_collaboration_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "advisor_collaboration_requests_expiring" ON "advisor_collaboration_requests" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "advisor_collaboration_requests_by_lead" ON "advisor_collaboration_requests" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "advisor_collaboration_requests_by_valuation" ON "advisor_collaboration_requests" USING btree ("valuation_id");--> statement-breakpoint
CREATE INDEX "advisor_collaboration_requests_searched" ON "advisor_collaboration_requests" USING gin ("company_sort_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "advisor_collaboration_requests_sent" ON "advisor_collaboration_requests" USING btree ("requester_user_id","created_at","id");--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD CONSTRAINT "advisor_collaboration_requests_type_check" CHECK ("advisor_collaboration_requests"."type" in ('referral', 'co_working', 'expertise_needed'));--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD CONSTRAINT "advisor_collaboration_requests_outcome_check" CHECK ("advisor_collaboration_requests"."outcome" in ('open', 'won', 'lost'));--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD CONSTRAINT "advisor_collaboration_requests_confirmed_check" CHECK ("advisor_collaboration_requests"."outcome_confirmed_at" is null or ("advisor_collaboration_requests"."outcome" is not null and "advisor_collaboration_requests"."outcome" <> 'open'));--> statement-breakpoint
ALTER TABLE "advisor_collaboration_requests" ADD CONSTRAINT "advisor_collaboration_requests_expected_value_check" CHECK ("advisor_collaboration_requests"."expected_value_cents" > 0);--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_empty_is_null_check" CHECK ("user_profiles"."first_name" <> '' and "user_profiles"."last_name" <> '' and "user_profiles"."company" <> ''
        and "user_profiles"."phone" <> '' and "user_profiles"."city" <> '' and "user_profiles"."tax_id" <> ''
        and "user_profiles"."presentation" <> '' and "user_profiles"."shown_province" <> '');