CREATE TABLE "valuation_changes" (
	"audit_log_id" bigint PRIMARY KEY NOT NULL,
	"valuation_id" uuid NOT NULL,
	"leaves" jsonb NOT NULL,
	"leaf_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "valuation_notes" (
	"valuation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "valuation_notes_valuation_id_user_id_pk" PRIMARY KEY("valuation_id","user_id"),
	CONSTRAINT "valuation_notes_empty_is_no_row_check" CHECK ("valuation_notes"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "valuation_shares" (
	"valuation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"right" text NOT NULL,
	"granted_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "valuation_shares_valuation_id_user_id_pk" PRIMARY KEY("valuation_id","user_id"),
	CONSTRAINT "valuation_shares_right_check" CHECK ("valuation_shares"."right" in ('read', 'edit'))
);
--> statement-breakpoint
CREATE TABLE "valuation_tags" (
	"valuation_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "valuation_tags_valuation_id_tag_pk" PRIMARY KEY("valuation_id","tag")
);
--> statement-breakpoint
CREATE TABLE "valuation_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "valuations_by_updated_at";--> statement-breakpoint
DROP INDEX "valuations_by_company";--> statement-breakpoint
DROP INDEX "valuations_by_equity";--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "brand_color" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "logo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "kind" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "sections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "compared_snapshot_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "verification_code" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "company_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "company_sort_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "signed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "valuation_changes" ADD CONSTRAINT "valuation_changes_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_notes" ADD CONSTRAINT "valuation_notes_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_notes" ADD CONSTRAINT "valuation_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_shares" ADD CONSTRAINT "valuation_shares_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_shares" ADD CONSTRAINT "valuation_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_shares" ADD CONSTRAINT "valuation_shares_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_tags" ADD CONSTRAINT "valuation_tags_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_tags" ADD CONSTRAINT "valuation_tags_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_views" ADD CONSTRAINT "valuation_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "valuation_changes_by_valuation" ON "valuation_changes" USING btree ("valuation_id");--> statement-breakpoint
CREATE INDEX "valuation_notes_by_user" ON "valuation_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "valuation_shares_by_user" ON "valuation_shares" USING btree ("user_id","valuation_id");--> statement-breakpoint
CREATE INDEX "valuation_tags_by_owner" ON "valuation_tags" USING btree ("owner_id","tag","valuation_id");--> statement-breakpoint
CREATE INDEX "valuation_views_by_user" ON "valuation_views" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_compared_snapshot_id_valuation_snapshots_id_fk" FOREIGN KEY ("compared_snapshot_id") REFERENCES "public"."valuation_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "valuations_archived" ON "valuations" USING btree ("owner_id","updated_at","id","status","type","method","sector","province","equity_central") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "valuations_by_updated_at" ON "valuations" USING btree ("owner_id","updated_at","id","status","type","method","sector","province","equity_central") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "valuations_by_company" ON "valuations" USING btree ("owner_id","company_sort_key","id","status","type","method","sector","province","equity_central") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "valuations_by_equity" ON "valuations" USING btree ("owner_id",coalesce(equity_central, '-infinity'::float8),"id","status","type","method","sector","province","equity_central") WHERE archived_at is null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_verification_code_unique" UNIQUE("verification_code");--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_brand_color_check" CHECK ("organizations"."brand_color" ~ '^#[0-9a-f]{6}$');--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_kind_check" CHECK ("reports"."kind" in ('full', 'summary', 'comparison'));--> statement-breakpoint
UPDATE "reports" SET
	"company_name" = "valuation_snapshots"."document" -> 'company' ->> 'name',
	"company_sort_key" = lower("valuation_snapshots"."document" -> 'company' ->> 'name')
FROM "valuation_snapshots" WHERE "valuation_snapshots"."id" = "reports"."snapshot_id";--> statement-breakpoint
-- A list reads many narrow rows: with documents out of line, one page of the table holds thirty instead of four.
ALTER TABLE "valuations" SET (toast_tuple_target = 256);
