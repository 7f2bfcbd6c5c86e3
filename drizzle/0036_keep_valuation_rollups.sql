-- What a valuation counts by, of the many columns of its row.
create type counted_valuation as (
  owner_id uuid, status text, type text, sector text, currency text, target_key text,
  equity float8, enterprise float8, ebitda float8, multiple float8,
  created_at timestamptz, updated_at timestamptz, completed_at timestamptz);
--> statement-breakpoint
create function madrid_day(moment timestamptz) returns text language sql stable
return to_char(moment at time zone 'Europe/Madrid', 'YYYY-MM-DD');
--> statement-breakpoint
create function madrid_month(moment timestamptz) returns text language sql stable
return to_char(moment at time zone 'Europe/Madrid', 'YYYY-MM') || '-01';
--> statement-breakpoint
-- The rows that one valuation adds to: its owner's, and the platform's in the given shard. Of the platform only completed
-- ones have amounts, so that whoever types into a draft writes to no row that others write to.
create function valuation_figures(v counted_valuation, platform_shard integer) returns setof valuation_rollups
language sql stable
as $$
  select scope.owner_id, key.dimension, key.member, scope.shard::smallint, 1,
    (case when valued then 1 else 0 end), (case when valued then v.equity::numeric else 0 end),
    (case when has_ebitda then 1 else 0 end), (case when has_ebitda then v.ebitda::numeric else 0 end),
    (case when has_ebitda then v.enterprise::numeric else 0 end),
    (case when has_multiple then 1 else 0 end), (case when has_multiple then v.multiple::numeric else 0 end),
    (case when v.status = 'completed' then madrid_day(v.completed_at)::date - madrid_day(v.created_at)::date else 0 end)
  from (values
    ('status', v.status, true),
    ('type', v.type, true),
    ('created', madrid_month(v.created_at), true),
    ('completed', madrid_month(v.completed_at), v.status = 'completed'),
    ('sector', coalesce(v.sector, ''), v.status = 'completed')
  ) as key (dimension, member, counts)
  cross join (values
    (v.owner_id, 0, v.currency = 'EUR'),
    ('00000000-0000-0000-0000-000000000000', platform_shard, v.currency = 'EUR' and v.status = 'completed')
  ) as scope (owner_id, shard, has_amounts)
  cross join lateral (values (
    scope.has_amounts and v.equity is not null,
    scope.has_amounts and v.ebitda is not null and v.enterprise is not null,
    scope.has_amounts and v.multiple is not null
  )) as has (valued, has_ebitda, has_multiple)
  where key.counts
$$;
--> statement-breakpoint
-- What a target counts as: where its valuations were changed last and first begun.
create function target_figures(target valuation_targets, sign integer) returns setof valuation_rollups
language sql stable
as $$
  select target.owner_id, key.dimension, key.member, 0::smallint, sign, 0, 0::numeric, 0, 0::numeric, 0::numeric, 0, 0::numeric, 0
  from (values ('client', target.changed_on), ('new-client', target.first_in)) as key (dimension, member)
$$;
--> statement-breakpoint
-- By the statement, however many rows it writes. What nets to nothing writes nothing, as most saves do. All else is
-- written under the lock of the owner's row of storage_use, which saves and snapshots take first too, in the order of
-- the owners: two changes of one owner's valuations never wait for each other in a circle, and each sees all before it.
create function keep_valuation_rollups() returns trigger
language plpgsql
as $$
declare
  gone counted_valuation[] := '{}';
  come counted_valuation[] := '{}';
  deltas valuation_rollups[];
  touched valuation_targets[];
  standing valuation_targets[];
begin
  if tg_op <> 'INSERT' then
    gone := array(
      select row(owner_id, status, type, sector, currency, case when type = 'client_business' then target_key end,
        equity_central, enterprise_central, ebitda, implied_multiple, created_at, updated_at, completed_at)::counted_valuation
      from deleted where archived_at is null);
  end if;
  if tg_op <> 'DELETE' then
    come := array(
      select row(owner_id, status, type, sector, currency, case when type = 'client_business' then target_key end,
        equity_central, enterprise_central, ebitda, implied_multiple, created_at, updated_at, completed_at)::counted_valuation
      from inserted where archived_at is null);
  end if;

  deltas := array(
    select row(f.owner_id, f.dimension, f.member, f.shard, sum(sign * f.counted), sum(sign * f.valued),
      sum(sign * f.amount), sum(sign * f.ebitda_count), sum(sign * f.ebitda), sum(sign * f.enterprise),
      sum(sign * f.multiple_count), sum(sign * f.multiple), sum(sign * f.days_to_complete))::valuation_rollups
    from (select 1 as sign, c as v from unnest(come) c union all select -1, g from unnest(gone) g) as changed
    cross join lateral valuation_figures(changed.v, pg_backend_pid() % 16) f
    group by f.owner_id, f.dimension, f.member, f.shard
    having sum(sign * f.counted) <> 0 or sum(sign * f.valued) <> 0 or sum(sign * f.amount) <> 0
      or sum(sign * f.ebitda_count) <> 0 or sum(sign * f.ebitda) <> 0 or sum(sign * f.enterprise) <> 0
      or sum(sign * f.multiple_count) <> 0 or sum(sign * f.multiple) <> 0 or sum(sign * f.days_to_complete) <> 0);

  -- Targets whose valuations were changed on other days, or begun in other months, than before.
  touched := array(
    select distinct row(t.owner_id, t.target_key, null, null)::valuation_targets
    from (
      select owner_id, target_key from (
        select 1 as sign, owner_id, target_key, madrid_day(updated_at) as day, madrid_month(created_at) as month
        from unnest(come)
        union all
        select -1, owner_id, target_key, madrid_day(updated_at), madrid_month(created_at) from unnest(gone)
      ) as spans
      where target_key is not null
      group by owner_id, target_key, day, month having sum(sign) <> 0
    ) as t);

  if cardinality(deltas) = 0 and cardinality(touched) = 0 then
    return null;
  end if;

  insert into storage_use (user_id)
  select distinct owner_id from (select owner_id from unnest(come) union all select owner_id from unnest(gone)) as owners
  order by owner_id
  on conflict (user_id) do nothing;
  perform from storage_use
  where user_id in (select owner_id from unnest(come) union all select owner_id from unnest(gone))
  order by user_id for no key update;

  if cardinality(touched) > 0 then
    standing := array(
      select row(t.owner_id, t.target_key, madrid_day(ends.latest), madrid_month(ends.first))::valuation_targets
      from unnest(touched) t
      cross join lateral (
        select
          (select max(v.updated_at) from valuations v where v.owner_id = t.owner_id and v.target_key = t.target_key
            and v.archived_at is null and v.type = 'client_business' and v.target_key is not null) as latest,
          (select min(v.created_at) from valuations v where v.owner_id = t.owner_id and v.target_key = t.target_key
            and v.archived_at is null and v.type = 'client_business' and v.target_key is not null) as first
      ) as ends
      where ends.latest is not null);
    deltas := deltas || array(
      select row(f.owner_id, f.dimension, f.member, 0, sum(f.counted), 0, 0, 0, 0, 0, 0, 0, 0)::valuation_rollups
      from (
        select (target_figures(s, 1)).* from unnest(standing) s
        union all
        select (target_figures(k, -1)).* from valuation_targets k
        join unnest(touched) t on t.owner_id = k.owner_id and t.target_key = k.target_key
      ) as f
      group by f.owner_id, f.dimension, f.member having sum(f.counted) <> 0);
    delete from valuation_targets k using unnest(touched) t
    where k.owner_id = t.owner_id and k.target_key = t.target_key
      and not exists (select from unnest(standing) s where s.owner_id = t.owner_id and s.target_key = t.target_key);
    insert into valuation_targets select s.* from unnest(standing) s order by 1, 2
    on conflict (owner_id, target_key) do update set changed_on = excluded.changed_on, first_in = excluded.first_in;
  end if;

  insert into valuation_rollups as kept select d.* from unnest(deltas) d order by 1, 2, 3, 4
  on conflict (owner_id, dimension, member, shard) do update set
    counted = kept.counted + excluded.counted,
    valued = kept.valued + excluded.valued,
    amount = kept.amount + excluded.amount,
    ebitda_count = kept.ebitda_count + excluded.ebitda_count,
    ebitda = kept.ebitda + excluded.ebitda,
    enterprise = kept.enterprise + excluded.enterprise,
    multiple_count = kept.multiple_count + excluded.multiple_count,
    multiple = kept.multiple + excluded.multiple,
    days_to_complete = kept.days_to_complete + excluded.days_to_complete;
  return null;
end
$$;
--> statement-breakpoint
-- What the two tables must hold, from the valuations themselves; the platform's rows in one shard.
create function count_valuation_targets() returns setof valuation_targets language sql stable
as $$
  select owner_id, target_key, madrid_day(max(updated_at)), madrid_month(min(created_at)) from valuations
  where archived_at is null and type = 'client_business' and target_key is not null
  group by owner_id, target_key
$$;
--> statement-breakpoint
create function count_valuation_rollups() returns setof valuation_rollups language sql stable
as $$
  select f.owner_id, f.dimension, f.member, 0::smallint, sum(f.counted)::integer, sum(f.valued)::integer, sum(f.amount),
    sum(f.ebitda_count)::integer, sum(f.ebitda), sum(f.enterprise), sum(f.multiple_count)::integer, sum(f.multiple),
    sum(f.days_to_complete)::integer
  from valuations v
  cross join lateral valuation_figures(
    row(v.owner_id, v.status, v.type, v.sector, v.currency, v.target_key, v.equity_central, v.enterprise_central, v.ebitda,
      v.implied_multiple, v.created_at, v.updated_at, v.completed_at)::counted_valuation, 0) f
  where v.archived_at is null
  group by f.owner_id, f.dimension, f.member
  union all
  select f.owner_id, f.dimension, f.member, 0::smallint, sum(f.counted)::integer, 0, 0, 0, 0, 0, 0, 0, 0
  from count_valuation_targets() t cross join lateral target_figures(t, 1) f
  group by f.owner_id, f.dimension, f.member
$$;
--> statement-breakpoint
create trigger valuations_keep_rollups_of_new after insert on valuations
referencing new table as inserted for each statement execute function keep_valuation_rollups();
--> statement-breakpoint
create trigger valuations_keep_rollups_of_changed after update on valuations
referencing old table as deleted new table as inserted for each statement execute function keep_valuation_rollups();
--> statement-breakpoint
create trigger valuations_keep_rollups_of_deleted after delete on valuations
referencing old table as deleted for each statement execute function keep_valuation_rollups();
--> statement-breakpoint
insert into valuation_targets select * from count_valuation_targets();
--> statement-breakpoint
insert into valuation_rollups select * from count_valuation_rollups();
