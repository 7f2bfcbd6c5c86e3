CREATE INDEX "user_profiles_searched" ON "user_profiles" USING gin ("first_name" gin_trgm_ops,"last_name" gin_trgm_ops,"company" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reports_searched" ON "reports" USING gin ("company_sort_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_searched" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "valuations_searched" ON "valuations" USING gin ("company_sort_key" gin_trgm_ops,"tax_id" gin_trgm_ops);