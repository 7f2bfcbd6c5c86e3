ALTER TABLE "account_events" DROP CONSTRAINT "account_events_kind_check";--> statement-breakpoint
DROP INDEX "user_verification_status_pending_index";--> statement-breakpoint
ALTER TABLE "invitations" ALTER COLUMN "organization_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_events" ADD COLUMN "audit_log_id" bigint;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_access_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_verification_status" ADD COLUMN "requested_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_verification_status" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "user_verification_status" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_verification_status" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "user_verification_status" ADD CONSTRAINT "user_verification_status_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_by_firm_open_index" ON "invitations" USING btree ("email") WHERE accepted_at is null and organization_id is null;--> statement-breakpoint
CREATE INDEX "users_latest_access" ON "users" USING btree ("last_access_at","id");--> statement-breakpoint
CREATE INDEX "user_verification_status_pending_index" ON "user_verification_status" USING btree ("requested_at") WHERE "user_verification_status"."verification_status" = 'pending';--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_kind_check" CHECK ("account_events"."kind" in ('signed-in', 'sign-in-failed', 'second-factor-failed', 'signed-out', 'sessions-ended', 'password-changed', 'password-reset', 'email-verified', 'second-factor-enabled', 'second-factor-disabled', 'second-factor-reset', 'recovery-code-used', 'recovery-codes-renewed', 'role-changed', 'account-locked', 'account-unlocked', 'data-exported', 'verification-accepted', 'verification-rejected', 'verification-requested'));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role_check" CHECK ("invitations"."role" in ('advisor', 'user'));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_into_check" CHECK (("invitations"."organization_id" is null) = ("invitations"."role" is not null));