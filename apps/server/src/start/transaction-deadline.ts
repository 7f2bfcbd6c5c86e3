import type { Database } from '@valia/db/client.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';

/** The same database, but it begins or commits no transaction after the caller has been answered `unavailable`. */
export function setTransactionDeadline(db: Database, ended: AbortSignal): Database {
  const refuseWhenLate = () => {
    if (ended.aborted) {
      throw new AppError('unavailable');
    }
  };
  const transaction: Database['transaction'] = async (work, config) => {
    refuseWhenLate();
    return db.transaction(async (tx) => {
      refuseWhenLate();
      const result = await work(tx);
      refuseWhenLate();
      return result;
    }, config);
  };
  return new Proxy(db, {
    get: (target, name): unknown =>
      name === 'transaction' ? transaction : Reflect.get(target, name),
  });
}
