-- What the schema files have no words for.
-- The audit log is evidence: a row that was written stays as it was written.
create function refuse_audit_log_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'audit_logs is append-only' using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
create trigger audit_logs_append_only
before update or delete on audit_logs
for each row execute function refuse_audit_log_change();
--> statement-breakpoint
create trigger audit_logs_no_truncate
before truncate on audit_logs
for each statement execute function refuse_audit_log_change();
--> statement-breakpoint
insert into firm_settings (id) values (1);
--> statement-breakpoint
-- A snapshot is what was certified: reports and their hashes point at it.
create function refuse_valuation_snapshot_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'valuation_snapshots is append-only' using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
create trigger valuation_snapshots_append_only
before update or delete on valuation_snapshots
for each row execute function refuse_valuation_snapshot_change();
--> statement-breakpoint
create trigger valuation_snapshots_no_truncate
before truncate on valuation_snapshots
for each statement execute function refuse_valuation_snapshot_change();
