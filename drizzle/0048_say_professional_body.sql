ALTER TABLE "user_profiles" DROP CONSTRAINT "user_profiles_empty_is_null_check";--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "professional_body" text;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "membership_number" text;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_empty_is_null_check" CHECK ("user_profiles"."first_name" <> '' and "user_profiles"."last_name" <> '' and "user_profiles"."company" <> ''
        and "user_profiles"."phone" <> '' and "user_profiles"."city" <> '' and "user_profiles"."tax_id" <> ''
        and "user_profiles"."professional_body" <> '' and "user_profiles"."membership_number" <> ''
        and "user_profiles"."presentation" <> '' and "user_profiles"."shown_province" <> '');