/** All rows there are get read after each call: a fresh database every now and then keeps them few. */
const callsPerDatabase = 16;

/** The calls in the order given, in as many parts as there shall be databases for them. */
export const perDatabase = <Call>(calls: readonly Call[]): Call[][] =>
  Array.from({ length: Math.ceil(calls.length / callsPerDatabase) }, (_, at) =>
    calls.slice(at * callsPerDatabase, (at + 1) * callsPerDatabase),
  );
