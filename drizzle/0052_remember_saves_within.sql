ALTER TABLE "storage_use" ADD COLUMN "history_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "valuations_open_by_updated_at" ON "valuations" USING btree ("updated_at") WHERE archived_at is null and status in ('draft', 'in_progress');--> statement-breakpoint
-- The values behind a save are kept as long as its valuation: how much of them a person has is counted.
create function count_new_changes() returns trigger
language plpgsql
as $$
begin
  insert into storage_use as used (user_id, history_bytes)
  select owner_id, sum(octet_length(inserted.leaves::text))
  from inserted join valuations on valuations.id = valuation_id group by owner_id order by owner_id
  on conflict (user_id) do update set history_bytes = used.history_bytes + excluded.history_bytes;
  return null;
end
$$;
--> statement-breakpoint
create trigger valuation_changes_count_new after insert on valuation_changes
referencing new table as inserted for each statement execute function count_new_changes();
--> statement-breakpoint
-- Before the valuation goes: its changes go with it, and would not know their owner any more.
create function count_changes_of_deleted() returns trigger
language plpgsql
as $$
begin
  update storage_use set history_bytes = history_bytes - coalesce(
    (select sum(octet_length(leaves::text)) from valuation_changes where valuation_id = old.id), 0)
  where user_id = old.owner_id;
  return old;
end
$$;
--> statement-breakpoint
create trigger valuations_count_changes_of_deleted before delete on valuations
for each row execute function count_changes_of_deleted();
--> statement-breakpoint
insert into storage_use as used (user_id, history_bytes)
select owner_id, sum(octet_length(leaves::text))
from valuation_changes join valuations on valuations.id = valuation_id group by owner_id
on conflict (user_id) do update set history_bytes = excluded.history_bytes;
