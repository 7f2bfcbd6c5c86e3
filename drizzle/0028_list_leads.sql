DROP INDEX "sell_business_leads_unassigned";--> statement-breakpoint
CREATE INDEX "sell_business_leads_by_next_step" ON "sell_business_leads" USING btree ("advisor_user_id",coalesce(next_step_at, '9999-01-01 00:00+00'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "sell_business_leads_by_arrival" ON "sell_business_leads" USING btree ("advisor_user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sell_business_leads_by_company" ON "sell_business_leads" USING btree ("advisor_user_id","company_sort_key","id");--> statement-breakpoint
CREATE INDEX "sell_business_leads_by_revenue" ON "sell_business_leads" USING btree ("advisor_user_id",coalesce(annual_revenue, '-infinity'::float8),"id");--> statement-breakpoint
CREATE INDEX "sell_business_leads_assigned" ON "sell_business_leads" USING btree ("created_at","id") WHERE advisor_user_id is not null;--> statement-breakpoint
CREATE INDEX "sell_business_leads_searched" ON "sell_business_leads" USING gin ("company_sort_key" gin_trgm_ops,"contact_name" gin_trgm_ops,"tax_id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sell_business_leads_unassigned" ON "sell_business_leads" USING btree ("created_at","id") WHERE advisor_user_id is null;