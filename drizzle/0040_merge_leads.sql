ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_kind_check";--> statement-breakpoint
DROP INDEX "sell_business_leads_unassigned";--> statement-breakpoint
DROP INDEX "sell_business_leads_assigned";--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "duplicate_of" uuid;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "duplicate_reason" text;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD CONSTRAINT "sell_business_leads_duplicate_of_sell_business_leads_id_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."sell_business_leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD CONSTRAINT "sell_business_leads_merged_into_sell_business_leads_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."sell_business_leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sell_business_leads_unassigned_by_revenue" ON "sell_business_leads" USING btree (coalesce(annual_revenue, '-infinity'::float8),"id") WHERE advisor_user_id is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "sell_business_leads_assigned_by_revenue" ON "sell_business_leads" USING btree (coalesce(annual_revenue, '-infinity'::float8),"id") WHERE advisor_user_id is not null;--> statement-breakpoint
CREATE INDEX "sell_business_leads_duplicates" ON "sell_business_leads" USING btree ("duplicate_of","id") WHERE duplicate_of is not null;--> statement-breakpoint
CREATE INDEX "sell_business_leads_merged" ON "sell_business_leads" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "sell_business_leads_unassigned" ON "sell_business_leads" USING btree ("created_at","id","annual_revenue") WHERE advisor_user_id is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "sell_business_leads_assigned" ON "sell_business_leads" USING btree ("created_at","id","annual_revenue") WHERE advisor_user_id is not null;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_kind_check" CHECK ("lead_events"."kind" in ('arrived', 'assigned', 'stage-changed', 'next-step-set', 'next-step-done', 'valuation-begun', 'merged'));--> statement-breakpoint
ALTER TABLE "sell_business_leads" ADD CONSTRAINT "sell_business_leads_merged_check" CHECK ("sell_business_leads"."merged_into" is null or ("sell_business_leads"."advisor_user_id" is null and "sell_business_leads"."duplicate_of" is null));