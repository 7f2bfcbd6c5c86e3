-- Every row of the audit log waits for its seal from the moment it is committed.
create function queue_audit_log_for_seal() returns trigger
language plpgsql
as $$
begin
  insert into audit_seal_queue (audit_log_id) values (new.id);
  return null;
end
$$;
--> statement-breakpoint
create trigger audit_logs_queue_for_seal
after insert on audit_logs
for each row execute function queue_audit_log_for_seal();
--> statement-breakpoint
insert into audit_seal_queue (audit_log_id) select id from audit_logs;
--> statement-breakpoint
create function refuse_audit_seal_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'audit_seals is append-only' using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
create trigger audit_seals_append_only
before update or delete on audit_seals
for each row execute function refuse_audit_seal_change();
--> statement-breakpoint
create trigger audit_seals_no_truncate
before truncate on audit_seals
for each statement execute function refuse_audit_seal_change();
--> statement-breakpoint
-- A certified snapshot never changes. It goes only with its erased owner, in the transaction that says so.
create or replace function refuse_valuation_snapshot_change() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE' and current_setting('valia.erasing_user', true) = old.created_by::text then
    return old;
  end if;
  raise exception 'valuation_snapshots is append-only' using errcode = 'insufficient_privilege';
end
$$;
