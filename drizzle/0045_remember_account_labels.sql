CREATE TABLE "account_label_choices" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"target" text,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_label_choices_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "account_label_choices" ADD CONSTRAINT "account_label_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;