CREATE TABLE "issue_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_user_id" uuid NOT NULL,
	"issue_type" text NOT NULL,
	"severity" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"error_stack" text,
	"route" text NOT NULL,
	"user_agent" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "issue_reports_type_check" CHECK ("issue_reports"."issue_type" in ('error', 'bug', 'feedback', 'other')),
	CONSTRAINT "issue_reports_severity_check" CHECK ("issue_reports"."severity" in ('low', 'medium', 'high', 'critical')),
	CONSTRAINT "issue_reports_status_check" CHECK ("issue_reports"."status" in ('open', 'answered', 'closed')),
	CONSTRAINT "issue_reports_answer_check" CHECK (("issue_reports"."status" = 'open') = ("issue_reports"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean NOT NULL,
	"mail" boolean NOT NULL,
	"digest" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_settings_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notification_settings_kind_check" CHECK ("notification_settings"."kind" in ('lead-assigned', 'request-received', 'request-accepted', 'request-rejected', 'request-withdrawn', 'request-expired', 'message-received', 'commission-earned', 'commission-approved', 'commission-paid', 'commission-cancelled', 'commission-reversed', 'verification-decided', 'issue-report-answered', 'valuation-shared'))
);
--> statement-breakpoint
DROP INDEX "notifications_unread";--> statement-breakpoint
DROP INDEX "security_logs_leads";--> statement-breakpoint
DROP INDEX "security_logs_grave";--> statement-breakpoint
ALTER TABLE "admin_queue_items" ADD COLUMN "resolved_by" uuid;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD COLUMN "digest_hour" smallint DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD COLUMN "rules" jsonb DEFAULT '{"duplicate_lead_detected":{"delivery":"digest","recipientIds":[]},"high_value_lead_unassigned":{"delivery":"mail","recipientIds":[]},"extremely_high_value_lead":{"delivery":"mail","recipientIds":[]},"sign_in_failures":{"delivery":"mail","recipientIds":[]},"second_factor_failures":{"delivery":"mail","recipientIds":[]},"new_device":{"delivery":"screen","recipientIds":[]},"administrator_changed":{"delivery":"mail","recipientIds":[]},"second_factor_reset":{"delivery":"digest","recipientIds":[]},"access_denied":{"delivery":"digest","recipientIds":[]}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD COLUMN "digest_day" date;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "in_app" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail_due" boolean;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "digest_due" boolean;--> statement-breakpoint
ALTER TABLE "security_logs" ADD COLUMN "telling_due" boolean DEFAULT true;--> statement-breakpoint
ALTER TABLE "issue_reports" ADD CONSTRAINT "issue_reports_reporter_user_id_users_id_fk" FOREIGN KEY ("reporter_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_reports" ADD CONSTRAINT "issue_reports_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issue_reports_by_time" ON "issue_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "issue_reports_by_status" ON "issue_reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "issue_reports_by_reporter" ON "issue_reports" USING btree ("reporter_user_id");--> statement-breakpoint
CREATE INDEX "issue_reports_open" ON "issue_reports" USING btree ("created_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "audit_logs_by_action" ON "audit_logs" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_logs_by_time" ON "audit_logs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notifications_mail_due" ON "notifications" USING btree ("created_at") WHERE mail_due;--> statement-breakpoint
CREATE INDEX "notifications_digest_due" ON "notifications" USING btree ("user_id") WHERE digest_due;--> statement-breakpoint
CREATE INDEX "security_logs_open" ON "security_logs" USING btree ("created_at","id") WHERE acknowledged_at is null;--> statement-breakpoint
CREATE INDEX "security_logs_telling_due" ON "security_logs" USING btree ("created_at") WHERE telling_due;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","created_at","id") WHERE read_at is null and in_app;--> statement-breakpoint
CREATE INDEX "security_logs_leads" ON "security_logs" USING btree ("created_at") WHERE event_type in ('duplicate_lead_detected', 'high_value_lead_unassigned', 'extremely_high_value_lead') and acknowledged_at is null;--> statement-breakpoint
CREATE INDEX "security_logs_grave" ON "security_logs" USING btree ("created_at") WHERE severity in ('high', 'critical') and acknowledged_at is null;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD CONSTRAINT "alert_settings_digest_hour_check" CHECK ("alert_settings"."digest_hour" between 0 and 23);