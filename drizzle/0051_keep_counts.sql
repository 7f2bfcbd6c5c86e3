-- By what a row of each table counts (by nothing where that is null), and what it adds. Said here alone: who changes it
-- calls keep_counts_of() for the table in the same migration, and runs `pnpm db:rollups`.
create function counted_tables() returns table (source text, member text, amount text)
language sql immutable
as $$
  values
    ('users', 'status', '0'),
    ('user_roles', 'role', '0'),
    ('user_mfa_factors', 'case when is_verified then ''verified'' end', '0'),
    ('organizations', 'case when archived_at is not null then ''archived'' when disabled_at is not null then ''disabled'' else ''active'' end', '0'),
    ('organization_members', '''all''', '0'),
    ('advisor_collaboration_requests', 'case when target_advisor_id is null then ''firm'' else ''advisers'' end', '0'),
    ('commissions', 'status', 'amount_cents'),
    ('sell_business_leads', 'case when merged_into is null then case when advisor_user_id is null then ''unassigned:'' else ''assigned:'' end || stage end', '0')
$$;
--> statement-breakpoint
-- Adds to a row that no other transaction holds, and makes one where all are held: nobody waits, so that transactions
-- which change several tables in their own orders cannot wait for each other in a circle. There are never more rows of a
-- kind than transactions at once.
create function add_to_counts(counted_source text, counted_member text, by_count bigint, by_amount numeric) returns void
language plpgsql
as $$
declare
  free bigint;
begin
  select id into free from kept_counts
  where source = counted_source and member = counted_member
  order by id limit 1 for no key update skip locked;
  if found then
    update kept_counts set counted = counted + by_count, amount = amount + by_amount where id = free;
  else
    insert into kept_counts (source, member, counted, amount) values (counted_source, counted_member, by_count, by_amount);
  end if;
end
$$;
--> statement-breakpoint
-- Makes the triggers of a table. They act by the statement, however many rows it writes; what nets to nothing writes nothing.
create function keep_counts_of(counted_source text) returns void
language plpgsql
as $outer$
declare
  kind record;
  event record;
begin
  select t.member, t.amount into strict kind from counted_tables() t where t.source = counted_source;
  for event in select * from (values
    ('insert', 'new table as inserted', array['inserted'], array[1]),
    ('update', 'old table as deleted new table as inserted', array['deleted', 'inserted'], array[-1, 1]),
    ('delete', 'old table as deleted', array['deleted'], array[-1])
  ) as events (name, referenced, sides, signs) loop
    execute format($body$
      create or replace function %I() returns trigger language plpgsql as $inner$
      declare
        change record;
      begin
        for change in
          select member, sum(sign) as counted, sum(sign * amount) as amount from (%s) as rows
          where member is not null
          group by member having sum(sign) <> 0 or sum(sign * amount) <> 0
        loop
          perform add_to_counts(%L, change.member, change.counted, change.amount);
        end loop;
        return null;
      end
      $inner$
    $body$, format('count_%s_of_%s', event.name, counted_source), (
      select string_agg(format('select %s as member, %s as sign, (%s)::numeric as amount from %I', kind.member, sign, kind.amount, side), ' union all ')
      from unnest(event.sides, event.signs) as parts (side, sign)
    ), counted_source);
    execute format('create or replace trigger %I after %s on %I referencing %s for each statement execute function %I()',
      format('%s_keep_counts_%s', counted_source, event.name), event.name, counted_source, event.referenced,
      format('count_%s_of_%s', event.name, counted_source));
  end loop;
end
$outer$;
--> statement-breakpoint
-- What must be kept of a table, from its rows themselves.
create function count_rows_of(counted_source text) returns table (source text, member text, counted integer, amount numeric)
language plpgsql stable
as $$
declare
  kind record;
begin
  select t.member, t.amount into strict kind from counted_tables() t where t.source = counted_source;
  return query execute format('
    select %L, member, count(*)::integer, sum(amount)::numeric from (select %s as member, %s as amount from %I) as rows
    where member is not null group by member', counted_source, kind.member, kind.amount, counted_source);
end
$$;
--> statement-breakpoint
do $$
declare
  counted_one text;
begin
  for counted_one in select source from counted_tables() loop
    perform keep_counts_of(counted_one);
    insert into kept_counts (source, member, counted, amount) select * from count_rows_of(counted_one);
  end loop;
end
$$;
