-- Whoever completed a shared valuation, its snapshots go with its erased owner, and with nobody else.
create or replace function refuse_valuation_snapshot_change() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE' and exists (
    select 1 from valuations
    where id = old.valuation_id and owner_id::text = current_setting('valia.erasing_user', true)
  ) then
    return old;
  end if;
  raise exception 'valuation_snapshots is append-only' using errcode = 'insufficient_privilege';
end
$$;
