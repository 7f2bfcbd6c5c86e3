-- The ledger is evidence: what was entered stays as it was entered, and is corrected by another entry alone.
create function refuse_commission_change() returns trigger
language plpgsql
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
create trigger commission_entries_append_only
before update or delete on commission_entries
for each row execute function refuse_commission_change();
--> statement-breakpoint
create trigger commission_entries_no_truncate
before truncate on commission_entries
for each statement execute function refuse_commission_change();
--> statement-breakpoint
create trigger commission_steps_append_only
before update or delete on commission_steps
for each row execute function refuse_commission_change();
--> statement-breakpoint
create trigger commission_steps_no_truncate
before truncate on commission_steps
for each statement execute function refuse_commission_change();
--> statement-breakpoint
create trigger commission_rules_append_only
before update or delete on commission_rules
for each row execute function refuse_commission_change();
--> statement-breakpoint
create trigger commission_rules_no_truncate
before truncate on commission_rules
for each statement execute function refuse_commission_change();
