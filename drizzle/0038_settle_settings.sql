CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"former_email" text NOT NULL,
	"next_email" text NOT NULL,
	"former_token_hash" text,
	"next_token_hash" text,
	"former_confirmed_at" timestamp with time zone,
	"next_confirmed_at" timestamp with time zone,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "email_changes_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "email_changes_former_token_hash_unique" UNIQUE("former_token_hash"),
	CONSTRAINT "email_changes_next_token_hash_unique" UNIQUE("next_token_hash"),
	CONSTRAINT "email_changes_email_check" CHECK ("email_changes"."next_email" = lower("email_changes"."next_email") and length("email_changes"."next_email") <= 255)
);
--> statement-breakpoint
ALTER TABLE "account_events" DROP CONSTRAINT "account_events_kind_check";--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "brand_name" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "brand_description" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "brand_phone" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "brand_email" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "brand_website" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "brand_address" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "brand_disclaimers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "disabled_reason" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_next_email" ON "email_changes" USING btree ("next_email");--> statement-breakpoint
CREATE INDEX "email_changes_expires_at" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "organization_members_one_owner" ON "organization_members" USING btree ("organization_id") WHERE role = 'owner';--> statement-breakpoint
CREATE INDEX "organizations_newest" ON "organizations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "organizations_searched" ON "organizations" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"company_id" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_kind_check" CHECK ("account_events"."kind" in ('signed-in', 'sign-in-failed', 'second-factor-failed', 'signed-out', 'sessions-ended', 'password-changed', 'password-reset', 'email-verified', 'email-change-requested', 'email-changed', 'second-factor-enabled', 'second-factor-disabled', 'second-factor-reset', 'recovery-code-used', 'recovery-codes-renewed', 'role-changed', 'account-locked', 'account-unlocked', 'data-exported', 'verification-accepted', 'verification-rejected', 'verification-requested'));--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_disabled_check" CHECK (("organizations"."disabled_at" is null) = ("organizations"."disabled_reason" is null));