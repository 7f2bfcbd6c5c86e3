import type { Database } from '@valia/db/client.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';

/** The same database, on which no transaction begins or commits once the caller has been answered `unavailable`. */
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
