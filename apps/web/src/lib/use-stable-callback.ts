import { useInsertionEffect, useRef, useState } from 'react';

/** An event handler that is the same at every render and runs the function of the latest render. */
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
