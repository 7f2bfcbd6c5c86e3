ALTER TABLE "sector_multiple_sets" ADD COLUMN "data_date" date;--> statement-breakpoint
ALTER TABLE "sector_multiple_sets" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "sector_multiple_sets" ADD COLUMN "base_set_id" uuid;--> statement-breakpoint
ALTER TABLE "sector_multiple_sets" ADD COLUMN "figures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sector_multiple_sets" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sector_multiple_sets" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sector_multiple_sets" ADD CONSTRAINT "sector_multiple_sets_base_set_id_sector_multiple_sets_id_fk" FOREIGN KEY ("base_set_id") REFERENCES "public"."sector_multiple_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sector_multiple_sets_one_draft" ON "sector_multiple_sets" USING btree ("region") WHERE status = 'draft';--> statement-breakpoint
ALTER TABLE "sector_multiple_sets" ADD CONSTRAINT "sector_multiple_sets_status_check" CHECK ("sector_multiple_sets"."status" in ('draft', 'published'));