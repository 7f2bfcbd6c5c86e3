CREATE TABLE "commission_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"commission_id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	"cites_entry_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "commission_entries_number" UNIQUE("recipient_user_id","number"),
	CONSTRAINT "commission_entries_kind_check" CHECK ("commission_entries"."kind" in ('earned', 'correction', 'payment', 'reversal')),
	CONSTRAINT "commission_entries_amount_check" CHECK ("commission_entries"."amount_cents" <> 0),
	CONSTRAINT "commission_entries_cites_check" CHECK (("commission_entries"."kind" = 'earned') = ("commission_entries"."cites_entry_id" is null)),
	CONSTRAINT "commission_entries_earned_check" CHECK ("commission_entries"."kind" <> 'earned' or "commission_entries"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "commission_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"effective_from" date NOT NULL,
	"request_type" text NOT NULL,
	"from_cents" bigint NOT NULL,
	"rate" numeric(9, 8) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "commission_rules_tier" UNIQUE("effective_from","request_type","from_cents"),
	CONSTRAINT "commission_rules_type_check" CHECK ("commission_rules"."request_type" in ('referral', 'co_working', 'expertise_needed')),
	CONSTRAINT "commission_rules_from_check" CHECK ("commission_rules"."from_cents" >= 0),
	CONSTRAINT "commission_rules_rate_check" CHECK ("commission_rules"."rate" >= 0 and "commission_rules"."rate" <= 1)
);
--> statement-breakpoint
CREATE TABLE "commission_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"commission_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause" text,
	"reason" text,
	"actor_user_id" uuid,
	"amount_cents" bigint NOT NULL,
	"base_kind" text NOT NULL,
	"base_cents" bigint NOT NULL,
	"rate" numeric(9, 8) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "commission_steps_kind_check" CHECK ("commission_steps"."kind" in ('estimated', 'earned', 'approved', 'paid', 'cancelled', 'reversed', 'corrected')),
	CONSTRAINT "commission_steps_cause_check" CHECK ("commission_steps"."cause" in ('request-sent', 'outcome-won', 'outcome-lost', 'request-rejected', 'request-withdrawn', 'request-expired'))
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"recipient_user_id" uuid NOT NULL,
	"request_type" text NOT NULL,
	"status" text DEFAULT 'estimated' NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"tariff_of" date NOT NULL,
	"base_kind" text NOT NULL,
	"base_cents" bigint NOT NULL,
	"rate" numeric(9, 8) NOT NULL,
	"tier_from_cents" bigint NOT NULL,
	"tier_to_cents" bigint,
	"amount_cents" bigint NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "commissions_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "commissions_status_check" CHECK ("commissions"."status" in ('estimated', 'earned', 'approved', 'paid', 'cancelled', 'reversed')),
	CONSTRAINT "commissions_type_check" CHECK ("commissions"."request_type" in ('referral', 'co_working', 'expertise_needed')),
	CONSTRAINT "commissions_base_kind_check" CHECK ("commissions"."base_kind" in ('valuation', 'expected', 'final')),
	CONSTRAINT "commissions_amounts_check" CHECK ("commissions"."base_cents" > 0 and "commissions"."amount_cents" > 0),
	CONSTRAINT "commissions_most_check" CHECK ("commissions"."base_cents" <= 1000000000000000),
	CONSTRAINT "commissions_due_check" CHECK ("commissions"."status" <> 'approved' or "commissions"."due_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "firm_settings" ADD COLUMN "commission_payment_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_recipient_user_id_users_id_fk" FOREIGN KEY ("recipient_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_commission_id_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_step_id_commission_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."commission_steps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_cites_entry_id_commission_entries_id_fk" FOREIGN KEY ("cites_entry_id") REFERENCES "public"."commission_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_steps" ADD CONSTRAINT "commission_steps_commission_id_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_steps" ADD CONSTRAINT "commission_steps_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_request_id_advisor_collaboration_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."advisor_collaboration_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_recipient_user_id_users_id_fk" FOREIGN KEY ("recipient_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_entries_paid_once" ON "commission_entries" USING btree ("commission_id") WHERE kind = 'payment' and amount_cents < 0;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_entries_earned_once" ON "commission_entries" USING btree ("commission_id") WHERE kind = 'earned';--> statement-breakpoint
CREATE UNIQUE INDEX "commission_entries_reversed_once" ON "commission_entries" USING btree ("commission_id") WHERE kind = 'reversal';--> statement-breakpoint
CREATE INDEX "commission_entries_of_commission" ON "commission_entries" USING btree ("commission_id","number");--> statement-breakpoint
CREATE INDEX "commission_entries_by_time" ON "commission_entries" USING btree ("recipient_user_id","at");--> statement-breakpoint
CREATE INDEX "commission_entries_citing" ON "commission_entries" USING btree ("cites_entry_id");--> statement-breakpoint
CREATE INDEX "commission_steps_of_commission" ON "commission_steps" USING btree ("commission_id","at","id");--> statement-breakpoint
CREATE INDEX "commissions_by_recipient" ON "commissions" USING btree ("recipient_user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "commissions_by_status" ON "commissions" USING btree ("status","status_since","id");--> statement-breakpoint
CREATE INDEX "commissions_by_since" ON "commissions" USING btree ("status_since","id");--> statement-breakpoint
CREATE INDEX "commissions_by_amount" ON "commissions" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "commissions_by_due" ON "commissions" USING btree ("due_at","id");--> statement-breakpoint
ALTER TABLE "firm_settings" ADD CONSTRAINT "firm_settings_payment_days_check" CHECK ("firm_settings"."commission_payment_days" between 0 and 365);