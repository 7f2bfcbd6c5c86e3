-- What each person's work takes is counted with each change of it, so that a quota is asked for by one key. By the
-- statement, however many rows it writes: a row each would write the same counter as often.
create function count_new_valuations() returns trigger
language plpgsql
as $$
begin
  insert into storage_use as used (user_id, valuation_count, document_bytes)
  select owner_id, count(*), sum(octet_length(document::text)) from inserted group by owner_id order by owner_id
  on conflict (user_id) do update set
    valuation_count = used.valuation_count + excluded.valuation_count,
    document_bytes = used.document_bytes + excluded.document_bytes;
  return null;
end
$$;
--> statement-breakpoint
create trigger valuations_count_new after insert on valuations
referencing new table as inserted for each statement execute function count_new_valuations();
--> statement-breakpoint
create function count_changed_valuation() returns trigger
language plpgsql
as $$
declare
  grown integer := octet_length(new.document::text) - octet_length(old.document::text);
begin
  if grown <> 0 then
    update storage_use set document_bytes = document_bytes + grown where user_id = new.owner_id;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger valuations_count_changed after update of document on valuations
for each row execute function count_changed_valuation();
--> statement-breakpoint
create function count_deleted_valuations() returns trigger
language plpgsql
as $$
begin
  update storage_use set
    valuation_count = valuation_count - gone.rows,
    document_bytes = document_bytes - gone.bytes
  from (
    select owner_id, count(*) as rows, sum(octet_length(document::text)) as bytes from deleted group by owner_id
  ) as gone
  where user_id = gone.owner_id;
  return null;
end
$$;
--> statement-breakpoint
create trigger valuations_count_deleted after delete on valuations
referencing old table as deleted for each statement execute function count_deleted_valuations();
--> statement-breakpoint
create function count_new_snapshots() returns trigger
language plpgsql
as $$
begin
  insert into storage_use as used (user_id, document_bytes)
  select owner_id, sum(octet_length(inserted.document::text) + octet_length(inserted.outcome::text))
  from inserted join valuations on valuations.id = valuation_id group by owner_id order by owner_id
  on conflict (user_id) do update set document_bytes = used.document_bytes + excluded.document_bytes;
  return null;
end
$$;
--> statement-breakpoint
create trigger valuation_snapshots_count_new after insert on valuation_snapshots
referencing new table as inserted for each statement execute function count_new_snapshots();
--> statement-breakpoint
create function count_deleted_snapshots() returns trigger
language plpgsql
as $$
begin
  update storage_use set document_bytes = document_bytes - gone.bytes
  from (
    select owner_id, sum(octet_length(deleted.document::text) + octet_length(deleted.outcome::text)) as bytes
    from deleted join valuations on valuations.id = valuation_id group by owner_id
  ) as gone
  where user_id = gone.owner_id;
  return null;
end
$$;
--> statement-breakpoint
create trigger valuation_snapshots_count_deleted after delete on valuation_snapshots
referencing old table as deleted for each statement execute function count_deleted_snapshots();
--> statement-breakpoint
-- An export of one's own data is no work of one's own: it takes no room of it.
create function count_new_files() returns trigger
language plpgsql
as $$
begin
  insert into storage_use as used (user_id, file_bytes)
  select owner_id, sum(size_bytes) from inserted where media_type <> 'application/zip'
  group by owner_id order by owner_id
  on conflict (user_id) do update set file_bytes = used.file_bytes + excluded.file_bytes;
  return null;
end
$$;
--> statement-breakpoint
create trigger files_count_new after insert on files
referencing new table as inserted for each statement execute function count_new_files();
--> statement-breakpoint
create function count_deleted_files() returns trigger
language plpgsql
as $$
begin
  update storage_use set file_bytes = file_bytes - gone.bytes
  from (
    select owner_id, sum(size_bytes) as bytes from deleted where media_type <> 'application/zip' group by owner_id
  ) as gone
  where user_id = gone.owner_id;
  return null;
end
$$;
--> statement-breakpoint
create trigger files_count_deleted after delete on files
referencing old table as deleted for each statement execute function count_deleted_files();
--> statement-breakpoint
insert into storage_use (user_id, valuation_count, document_bytes, file_bytes)
select users.id, coalesce(own.rows, 0), coalesce(own.bytes, 0) + coalesce(frozen.bytes, 0), coalesce(stored.bytes, 0)
from users
left join (
  select owner_id, count(*) as rows, sum(octet_length(document::text)) as bytes from valuations group by owner_id
) as own on own.owner_id = users.id
left join (
  select owner_id, sum(octet_length(s.document::text) + octet_length(s.outcome::text)) as bytes
  from valuation_snapshots s join valuations on valuations.id = s.valuation_id group by owner_id
) as frozen on frozen.owner_id = users.id
left join (
  select owner_id, sum(size_bytes) as bytes from files where media_type <> 'application/zip' group by owner_id
) as stored on stored.owner_id = users.id
where own.rows > 0 or stored.bytes > 0;
