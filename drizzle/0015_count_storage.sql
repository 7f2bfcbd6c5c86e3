CREATE TABLE "storage_use" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"valuation_count" integer DEFAULT 0 NOT NULL,
	"document_bytes" bigint DEFAULT 0 NOT NULL,
	"file_bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "valuation_views" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "created_as" text;--> statement-breakpoint
ALTER TABLE "storage_use" ADD CONSTRAINT "storage_use_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_views" ADD CONSTRAINT "valuation_views_user_client_id" UNIQUE("user_id","client_id");