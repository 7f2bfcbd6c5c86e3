CREATE TABLE "kept_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"member" text NOT NULL,
	"counted" integer NOT NULL,
	"amount" numeric NOT NULL,
	CONSTRAINT "kept_counts_source_check" CHECK ("kept_counts"."source" in ('users', 'user_roles', 'user_mfa_factors', 'organizations', 'organization_members', 'advisor_collaboration_requests', 'commissions', 'sell_business_leads'))
);
--> statement-breakpoint
CREATE INDEX "kept_counts_by_member" ON "kept_counts" USING btree ("source","member","id");