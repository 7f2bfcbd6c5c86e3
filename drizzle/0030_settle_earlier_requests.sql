UPDATE "advisor_collaboration_requests" SET
  "company_sort_key" = lower("company_name"),
  "decided_at" = CASE WHEN "status" = 'pending' THEN NULL ELSE "created_at" END,
  "expires_at" = CASE WHEN "target_advisor_id" IS NULL THEN NULL ELSE "created_at" + interval '720 hours' END,
  "outcome" = CASE WHEN "status" = 'accepted' THEN 'open' END;
