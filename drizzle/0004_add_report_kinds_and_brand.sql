ALTER TABLE "organizations" ADD COLUMN "brand_color" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "logo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "kind" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "sections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "compared_snapshot_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "verification_code" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "company_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "company_sort_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "signed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_compared_snapshot_id_valuation_snapshots_id_fk" FOREIGN KEY ("compared_snapshot_id") REFERENCES "public"."valuation_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_verification_code_unique" UNIQUE("verification_code");--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_brand_color_check" CHECK ("organizations"."brand_color" ~ '^#[0-9a-f]{6}$');--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_kind_check" CHECK ("reports"."kind" in ('full', 'summary', 'comparison'));--> statement-breakpoint
UPDATE "reports" SET
	"company_name" = "valuation_snapshots"."document" -> 'company' ->> 'name',
	"company_sort_key" = lower("valuation_snapshots"."document" -> 'company' ->> 'name')
FROM "valuation_snapshots" WHERE "valuation_snapshots"."id" = "reports"."snapshot_id";
