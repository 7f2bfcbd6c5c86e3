import { useInsertionEffect, useRef, useState } from 'react';

/** A function for events that is the same at every render and does what the newest render's would. */
export const useStableCallback = <Given extends unknown[], Answer>(
  run: (...given: Given) => Answer,
): ((...given: Given) => Answer) => {
  const newest = useRef(run);
  useInsertionEffect(() => {
    newest.current = run;
  });
  const [steady] = useState(
    () =>
      (...given: Given): Answer =>
        newest.current(...given),
  );
  return steady;
};
