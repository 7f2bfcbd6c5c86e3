CREATE TABLE "audit_checks" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"position" bigint,
	"seal" text,
	"audit_log_id" bigint,
	"head_position" bigint,
	"head_seal" text,
	"row_counters" text DEFAULT '' NOT NULL,
	"is_hurried" boolean DEFAULT false NOT NULL,
	"started_at" timestamp (3) with time zone,
	"intact_at" timestamp (3) with time zone,
	"broken_at" jsonb,
	"broken_row" bigint,
	CONSTRAINT "audit_checks_single_row_check" CHECK ("audit_checks"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "security_logs" DROP CONSTRAINT "security_logs_event_type_check";--> statement-breakpoint
ALTER TABLE "alert_settings" ALTER COLUMN "rules" SET DEFAULT '{"duplicate_lead_detected":{"delivery":"digest","recipientIds":[]},"high_value_lead_unassigned":{"delivery":"mail","recipientIds":[]},"extremely_high_value_lead":{"delivery":"mail","recipientIds":[]},"sign_in_failures":{"delivery":"mail","recipientIds":[]},"second_factor_failures":{"delivery":"mail","recipientIds":[]},"new_device":{"delivery":"screen","recipientIds":[]},"administrator_changed":{"delivery":"mail","recipientIds":[]},"second_factor_reset":{"delivery":"digest","recipientIds":[]},"access_denied":{"delivery":"digest","recipientIds":[]},"audit_chain_broken":{"delivery":"mail","recipientIds":[]}}'::jsonb;--> statement-breakpoint
ALTER TABLE "security_logs" ADD CONSTRAINT "security_logs_event_type_check" CHECK ("security_logs"."event_type" in ('duplicate_lead_detected', 'high_value_lead_unassigned', 'extremely_high_value_lead', 'sign_in_failures', 'second_factor_failures', 'new_device', 'administrator_changed', 'second_factor_reset', 'access_denied', 'audit_chain_broken'));