DROP INDEX "commissions_by_due";--> statement-breakpoint
CREATE INDEX "commissions_by_due" ON "commissions" USING btree (coalesce(due_at, '9999-12-31T00:00:00Z'::timestamptz),"id");