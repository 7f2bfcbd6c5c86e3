CREATE INDEX "known_devices_device_hash_index" ON "known_devices" USING btree ("device_hash");--> statement-breakpoint
ALTER TABLE "user_mfa_factors" DROP COLUMN "failures";--> statement-breakpoint
ALTER TABLE "user_mfa_factors" DROP COLUMN "failures_since";