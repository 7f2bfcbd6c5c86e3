CREATE TABLE "alert_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"high_lead_revenue" double precision DEFAULT 5000000 NOT NULL,
	"extreme_lead_revenue" double precision DEFAULT 10000000 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_settings_single_row_check" CHECK ("alert_settings"."id" = 1),
	CONSTRAINT "alert_settings_order_check" CHECK (0 < "alert_settings"."high_lead_revenue" and "alert_settings"."high_lead_revenue" <= "alert_settings"."extreme_lead_revenue")
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_user_id" uuid,
	"from_stage" text,
	"to_stage" text,
	"text" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lead_events_kind_check" CHECK ("lead_events"."kind" in ('arrived', 'assigned', 'stage-changed', 'next-step-set', 'next-step-done', 'valuation-begun'))
);
--> statement-breakpoint
CREATE TABLE "lead_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('lead-assigned'))
);
--> statement-breakpoint
ALTER TABLE "firm_settings" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "security_logs" ADD COLUMN "lead_day" date;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "assigned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "kind" text DEFAULT 'sell' NOT NULL;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "source" text DEFAULT 'direct_form' NOT NULL;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "company_sort_key" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "tax_id" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "sector" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "annual_revenue" double precision;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "ebitda" double precision;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "timing" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "phone_digits" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "message_hash" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "consent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "requested_by" uuid;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "valuation_id" uuid;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "figures" jsonb;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "valued_as" uuid;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "utm_source" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "utm_medium" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "utm_campaign" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "visit_id" uuid;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "stage_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "next_step_text" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "next_step_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
-- Leads from before have no more than their company: what was never asked stays empty.
UPDATE "sell_business_leads" SET
	"company_sort_key" = lower("company_name"), "contact_name" = '', "email" = '', "phone" = '', "phone_digits" = '',
	"consent_version" = '', "consent_at" = "created_at", "stage_since" = "created_at", "updated_at" = "created_at",
	"assigned_at" = CASE WHEN "advisor_user_id" IS NULL THEN NULL ELSE "created_at" END,
	"lost_reason" = CASE WHEN "stage" = 'lost' THEN '' END;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ALTER COLUMN "company_sort_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ALTER COLUMN "contact_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ALTER COLUMN "phone" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ALTER COLUMN "phone_digits" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ALTER COLUMN "consent_version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ALTER COLUMN "consent_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ALTER COLUMN "stage_since" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_sell_business_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."sell_business_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_sell_business_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."sell_business_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_events_by_lead" ON "lead_events" USING btree ("lead_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_events_by_actor" ON "lead_events" USING btree ("actor_user_id");--> statement-breakpoint
CREATE INDEX "lead_notes_by_lead" ON "lead_notes" USING btree ("lead_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD CONSTRAINT "sell_business_leads_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD CONSTRAINT "sell_business_leads_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD CONSTRAINT "sell_business_leads_valued_as_valuations_id_fk" FOREIGN KEY ("valued_as") REFERENCES "public"."valuations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "security_logs_lead_day" ON "security_logs" USING btree ("subject_id","event_type","lead_day");--> statement-breakpoint
CREATE INDEX "sell_business_leads_by_email" ON "sell_business_leads" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sell_business_leads_by_phone" ON "sell_business_leads" USING btree ("phone_digits","created_at");--> statement-breakpoint
CREATE INDEX "sell_business_leads_by_tax_id" ON "sell_business_leads" USING btree ("tax_id","created_at");--> statement-breakpoint
CREATE INDEX "sell_business_leads_by_message" ON "sell_business_leads" USING btree ("message_hash","created_at");--> statement-breakpoint
CREATE INDEX "sell_business_leads_by_requester" ON "sell_business_leads" USING btree ("requested_by");--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD CONSTRAINT "sell_business_leads_kind_check" CHECK ("sell_business_leads"."kind" in ('sell', 'buy'));--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD CONSTRAINT "sell_business_leads_source_check" CHECK ("sell_business_leads"."source" in ('valuation_tool', 'direct_form', 'landing_page', 'referral'));--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD CONSTRAINT "sell_business_leads_reason_check" CHECK ("sell_business_leads"."reason" in ('retirement', 'succession', 'partners', 'growth', 'new-project', 'debt', 'offer', 'other'));--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD CONSTRAINT "sell_business_leads_timing_check" CHECK ("sell_business_leads"."timing" in ('now', 'one-year', 'two-three-years', 'informing'));--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD CONSTRAINT "sell_business_leads_assigned_check" CHECK (("sell_business_leads"."advisor_user_id" is null) = ("sell_business_leads"."assigned_at" is null));--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD CONSTRAINT "sell_business_leads_next_step_check" CHECK (("sell_business_leads"."next_step_text" is null) = ("sell_business_leads"."next_step_at" is null));--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD CONSTRAINT "sell_business_leads_lost_check" CHECK (("sell_business_leads"."stage" = 'lost') = ("sell_business_leads"."lost_reason" is not null));