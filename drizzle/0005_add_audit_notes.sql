CREATE TABLE "audit_notes" (
	"audit_log_id" bigint PRIMARY KEY NOT NULL,
	"subject_user_id" uuid NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_queue_items" DROP CONSTRAINT "admin_queue_items_kind_check";--> statement-breakpoint
ALTER TABLE "audit_notes" ADD CONSTRAINT "audit_notes_subject_user_id_users_id_fk" FOREIGN KEY ("subject_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_notes_subject_user_id_index" ON "audit_notes" USING btree ("subject_user_id");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "admin_queue_items" ADD CONSTRAINT "admin_queue_items_kind_check" CHECK ("admin_queue_items"."kind" in ('role-not-assigned', 'organization-not-created', 'file-not-removed'));