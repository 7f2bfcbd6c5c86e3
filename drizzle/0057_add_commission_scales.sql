ALTER TABLE "commission_rules" ADD COLUMN "scale" text DEFAULT 'whole-base' NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_steps" ADD COLUMN "bands" jsonb;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "bands" jsonb;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_scale_check" CHECK ("commission_rules"."scale" in ('marginal', 'whole-base'));