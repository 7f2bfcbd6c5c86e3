CREATE TABLE "account_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"device" text,
	"address" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_events_kind_check" CHECK ("account_events"."kind" in ('signed-in', 'sign-in-failed', 'second-factor-failed', 'signed-out', 'sessions-ended', 'password-changed', 'password-reset', 'email-verified', 'second-factor-enabled', 'second-factor-disabled', 'second-factor-reset', 'recovery-code-used', 'recovery-codes-renewed', 'role-changed', 'account-locked', 'account-unlocked', 'data-exported'))
);
--> statement-breakpoint
CREATE TABLE "audit_seal_queue" (
	"audit_log_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"audit_log_id" bigint NOT NULL,
	"seal" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_seals_audit_log_id_unique" UNIQUE("audit_log_id"),
	CONSTRAINT "audit_seals_seal_check" CHECK ("audit_seals"."seal" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "login_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_challenges_id_check" CHECK ("login_challenges"."id" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "mfa_recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "mfa_recovery_codes_hash_check" CHECK ("mfa_recovery_codes"."code_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "user_mfa_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"seed" text NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"failures_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	CONSTRAINT "user_mfa_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "security_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_type" text NOT NULL,
	"severity" text NOT NULL,
	"subject_id" text,
	"detail" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"acknowledged_by" uuid,
	"note" text,
	CONSTRAINT "security_logs_event_type_check" CHECK ("security_logs"."event_type" in ('duplicate_lead_detected', 'high_value_lead_unassigned', 'extremely_high_value_lead', 'sign_in_failures', 'second_factor_failures', 'new_device', 'administrator_changed', 'second_factor_reset', 'access_denied')),
	CONSTRAINT "security_logs_severity_check" CHECK ("security_logs"."severity" in ('low', 'medium', 'high', 'critical'))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_recovery_codes" ADD CONSTRAINT "mfa_recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_mfa_factors" ADD CONSTRAINT "user_mfa_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_events_by_user" ON "account_events" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "login_challenges_user_id_index" ON "login_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_challenges_expires_at_index" ON "login_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mfa_recovery_codes_user_id_index" ON "mfa_recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "security_logs_by_time" ON "security_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "security_logs_by_subject" ON "security_logs" USING btree ("subject_id","event_type","created_at");--> statement-breakpoint
CREATE INDEX "security_logs_leads" ON "security_logs" USING btree ("created_at") WHERE event_type in ('duplicate_lead_detected', 'high_value_lead_unassigned', 'extremely_high_value_lead');--> statement-breakpoint
CREATE INDEX "security_logs_grave" ON "security_logs" USING btree ("created_at") WHERE severity in ('high', 'critical');