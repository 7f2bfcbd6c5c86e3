-- What is known of accesses and decisions so far.
update user_verification_status set requested_at = created_at;
--> statement-breakpoint
update users set last_access_at = coalesce(
  (select max(last_used_at) from sessions where user_id = users.id),
  (select max(created_at) from account_events where user_id = users.id and kind = 'signed-in'),
  created_at);
--> statement-breakpoint
-- A session is used while its person's row may be held for long: the access is noted by the next use then.
create function note_last_access() returns trigger
language plpgsql
as $$
begin
  update users set last_access_at = new.last_used_at
  where id in (
    select id from users where id = new.user_id and last_access_at < new.last_used_at
    for no key update skip locked);
  return null;
end
$$;
--> statement-breakpoint
create trigger sessions_note_last_access after insert or update of last_used_at on sessions
for each row execute function note_last_access();
