-- The oldest views are called by their own ids.
INSERT INTO "saved_views" ("id", "client_id", "user_id", "list", "name", "search", "created_at")
SELECT "id", coalesce("client_id", "id"), "user_id", 'valuations', "name", "search", "created_at" FROM "valuation_views";
